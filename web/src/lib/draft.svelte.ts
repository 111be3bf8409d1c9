import type { Choice, Draft } from "../boards/board";

/** The move being put together, whichever menu is open. */
export class Drafting implements Draft {
  move = $state<string | null>(null);
  words = $state("");
  said = $state("");
  #menu: () => Choice[];
  #send: (move: string, words: string) => void;

  constructor(menu: () => Choice[], send: (move: string, words: string) => void) {
    this.#menu = menu;
    this.#send = send;
  }

  get say(): string {
    const choice = this.#menu().find((choice) => choice.move === this.move);
    return this.said || (choice?.say ?? this.move ?? "");
  }

  propose(move: string, more: { say?: string; words?: string } = {}): void {
    this.move = move;
    this.said = more.say ?? "";
    this.words = more.words ?? "";
  }

  clear(): void {
    this.move = null;
    this.said = this.words = "";
  }

  confirm(): void {
    if (this.move !== null) this.#send(this.move, this.words);
  }
}
