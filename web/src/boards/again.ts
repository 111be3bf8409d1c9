/** Enter on what is already chosen confirms it, so that a move takes two strokes and no search. */
import type { Attachment } from "svelte/attachments";
import type { Draft } from "./board";

export function again(draft: Draft, chosen: () => boolean): Attachment<HTMLElement> {
  return (button) => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.repeat || !chosen()) return;
      event.preventDefault();
      event.stopPropagation();
      draft.confirm();
    };
    button.addEventListener("keydown", press);
    return () => button.removeEventListener("keydown", press);
  };
}
