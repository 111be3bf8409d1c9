/** Arrow keys move between the buttons of a group; Home and End go to its ends. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const arrows: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent) => {
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const last = buttons.length - 1;
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : step ? (at + step + buttons.length) % buttons.length : -1;
    if (to < 0) return;
    event.preventDefault();
    buttons[to]!.focus();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
};
