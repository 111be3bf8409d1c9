import type { Choice, Draft } from "../contract/board";

/** The move being put together, whichever menu is open. */
export class Drafting implements Draft {
  move = $state<string | null>(null);
  #said = $state("");
  #menu: () => Choice[];
  #send: (move: string) => void;

  constructor(menu: () => Choice[], send: (move: string) => void) {
    this.#menu = menu;
    this.#send = send;
  }

  get say(): string {
    const choice = this.#menu().find((choice) => choice.move === this.move);
    return this.#said || (choice?.say ?? this.move ?? "");
  }

  propose(move: string, { say = "" } = {}): void {
    this.move = move;
    this.#said = say;
  }

  clear(): void {
    this.move = null;
    this.#said = "";
  }

  confirm(): void {
    if (this.move !== null) this.#send(this.move);
  }
}
