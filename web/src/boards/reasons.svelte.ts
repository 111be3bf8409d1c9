/** Why something cannot be done: the table's ruling, asked for when somebody looks at it. */
import type { Attachment } from "svelte/attachments";
import type { BoardProps, Ruling } from "./board";

const LONG_PRESS = 450;

/** What is being looked at, and what the table says of it. */
export class Reasons {
  at = $state.raw<Element | null>(null);
  ruling = $state.raw<Ruling | null>(null);
  #why: () => BoardProps["why"];

  constructor(why: () => BoardProps["why"]) {
    this.#why = why;
  }

  async look(at: Element, move: string): Promise<void> {
    this.at = at;
    this.ruling = null;
    const ruling = await this.#why()(move);
    if (this.at === at && !ruling.lawful) this.ruling = ruling;
  }

  leave(at: Element): void {
    if (this.at === at) this.clear();
  }

  clear(): void {
    this.at = null;
    this.ruling = null;
  }

  /** For a dim thing: hover, focus or a long press asks about this move; null asks nothing. */
  about(move: string | null): Attachment {
    return (thing) => {
      if (move === null) return;
      let press: ReturnType<typeof setTimeout> | undefined;
      const look = () => void this.look(thing, move);
      const leave = () => {
        clearTimeout(press);
        this.leave(thing);
      };
      const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && look();
      const down = (event: Event) => {
        if ((event as PointerEvent).pointerType !== "mouse") press = setTimeout(look, LONG_PRESS);
      };
      const on: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointerdown", down],
        ["pointerup", () => clearTimeout(press)],
        ["focus", look],
        ["blur", leave],
        ["pointerleave", leave],
      ];
      for (const [name, heard] of on) thing.addEventListener(name, heard);
      return () => {
        leave();
        for (const [name, heard] of on) thing.removeEventListener(name, heard);
      };
    };
  }
}
