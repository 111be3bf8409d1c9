/** For tests: a board with a recorded evening on it, and hands to click with. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { Drafting } from "../table/draft.svelte";
import type { Batch } from "../contract/protocol";
import { loadWords } from "../i18n/words.svelte";
import { played } from "../../theatre.vite";
import { blank, shown as below } from "./Below.svelte";
import { face, type BoardProps, type Choice, type Person, type Question, type Told } from "../contract/board";
import { loadBoard } from "../games";

const NAMES = ["Robin", "Grandma", "Ole", "Nina", "Uncle Sam", "Lucía", "Wei", "Amal"];

export interface Asked {
  game: string;
  seats: number;
  seed: string;
  eyes?: number | "none";
  options?: string[]; // NAME=VALUE
}

export class Stage {
  draft = new Drafting(
    () => this.#batch.choices as Choice[],
    () => {},
  );
  evening: Batch[];
  target = document.createElement("div");
  #batch: Batch = $state.raw()!; // as the shell has it: not looked into
  #board: Record<string, unknown>;

  static async open({ game, seats, seed, eyes = 0, options = [] }: Asked): Promise<Stage> {
    const told = await played(game, String(seats), seed, String(eyes), ...options);
    const evening = told
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Batch);
    await loadWords(game, "en");
    const { default: board } = await loadBoard(game);
    return new Stage(board, evening, seats, eyes === "none" ? null : eyes);
  }

  private constructor(board: Component<BoardProps>, evening: Batch[], seats: number, seat: number | null) {
    this.evening = evening;
    this.#batch = { ...evening[0]!, revision: -1, events: [], question: null, choices: [] };
    const people = Array.from({ length: seats }, (_, at): Person => ({
      seat: at,
      letter: "ABCDEFGH"[at]!,
      name: NAMES[at]!,
      kind: "person",
      level: "",
      here: true,
      mine: at === seat,
      ...face(at),
    }));
    const shown = (): Batch => this.#batch;
    const props: BoardProps = {
      get view() {
        return shown().view;
      },
      get events() {
        return shown().events as Told[];
      },
      get moment() {
        return shown().revision;
      },
      get question() {
        return shown().question as Question | null;
      },
      get choices() {
        return shown().choices as Choice[];
      },
      get say() {
        return shown().say;
      },
      seat,
      people,
      draft: this.draft,
      speed: 0,
      prompt: below,
      story: blank,
      rule: () => {},
      why: async (move) => ({
        lawful: (shown().choices as Choice[]).some((choice) => choice.move === move),
        why: "no",
        clause: "",
        instead: "",
      }),
    };
    document.body.append(this.target);
    this.#board = mount(board, { target: this.target, props });
  }

  show(batch: Batch): void {
    this.#batch = batch;
    this.draft.clear();
    flushSync();
  }

  /** Click what stands there; it must be there, and not dim. */
  click(selector: string, at = 0): void {
    const found = this.target.querySelectorAll<HTMLButtonElement>(selector)[at];
    if (!found) throw new Error(`nothing to click at ${selector}`);
    if (found.disabled || found.getAttribute("aria-disabled") === "true") throw new Error(`${selector} is dim`);
    found.click();
    flushSync();
  }

  all(selector: string): HTMLElement[] {
    return [...this.target.querySelectorAll<HTMLElement>(selector)];
  }

  again(): void {
    this.draft.clear();
    flushSync();
  }

  close(): void {
    void unmount(this.#board);
    this.target.remove();
  }
}

/** A choice that the prompt offers as a word. */
export const isWord = (choice: Choice): boolean => Object.keys(choice.parts).every((part) => part === "word");
