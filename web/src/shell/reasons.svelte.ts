/** Dim things say why: the table's ruling on hover, focus or long press. */
import type { Attachment } from "svelte/attachments";
import type { Ruling } from "../contract/board";

const LINGER = 350; // milliseconds of resting on something until it is asked about
const PRESS = 450;

export interface Shown {
  ruling: Ruling;
  near: DOMRect;
}

/** What is being explained, if anything; one for each board. */
export class Reasons {
  shown = $state.raw<Shown | null>(null);
  #why: (move: string) => Promise<Ruling>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(why: (move: string) => Promise<Ruling>) {
    this.#why = why;
  }

  /** Ask about this move when somebody rests on the element; a null move asks nothing. */
  on(move: () => string | null): Attachment<HTMLElement> {
    return (element) => {
      const soon = (wait: number) => this.#soon(element, move(), wait);
      const listening = new AbortController();
      const listen = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
        element.addEventListener(name, act, { signal: listening.signal });
      listen("pointerenter", (event) => event.pointerType === "mouse" && soon(LINGER));
      listen("pointerdown", (event) => event.pointerType !== "mouse" && soon(PRESS));
      listen("click", () => soon(0));
      listen("focus", () => element.matches(":focus-visible") && soon(LINGER));
      for (const name of ["pointerleave", "pointercancel", "blur"] as const) listen(name, () => this.leave());
      listen("contextmenu", (event) => move() !== null && event.preventDefault());
      return () => {
        listening.abort();
        this.hide();
      };
    };
  }

  /** Soon it is hidden, unless the pointer has gone to the words themselves. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), 200);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.shown = null;
  }

  #soon(element: HTMLElement, move: string | null, wait: number): void {
    clearTimeout(this.#timer);
    if (move !== null) this.#timer = setTimeout(() => void this.#ask(element, move), wait);
  }

  async #ask(element: HTMLElement, move: string): Promise<void> {
    const asked = ++this.#asked;
    const ruling = await this.#why(move);
    if (asked === this.#asked && !ruling.lawful) this.shown = { ruling, near: element.getBoundingClientRect() };
  }
}
