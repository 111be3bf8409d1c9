/** What the shell gives to a board. */
import type { Component, Snippet } from "svelte";

export type View = Record<string, any>;

/** An event as this seat learned of it; its facts stand beside `what`, `seat` and `say`. */
export interface Told {
  what: string;
  seat: number; // -1: nobody's
  say: string; // a sentence; empty where there is nothing to tell
  [fact: string]: any;
}

export interface Clock {
  left: number; // milliseconds, as of when it was told
  whole: number;
}

export interface Question {
  id: number;
  window: string; // the kind of window, "" if it is none
  clock: Clock | null;
  ahead?: boolean; // it comes only if nobody reacts to the window that is open
  answered: boolean;
}

export interface Choice {
  move: string; // as it is written and sent
  kind: string; // Give, Use, Word, Decline ...
  parts: Record<string, any>;
  say: string; // what it does, in the player's language
  open: boolean; // other amounts in the same notation may be lawful too
}

export type SeatShape = "circle" | "triangle" | "square" | "star" | "diamond" | "pentagon" | "cross" | "hexagon";

export interface Person {
  seat: number;
  letter: string; // A, B, ...: how moves name a seat
  name: string;
  kind: "free" | "person" | "bot" | "kept";
  level: string;
  here: boolean;
  mine: boolean; // on this device
  colour: string; // var(--seat-N)
  shape: SeatShape;
}

/** The move being put together. The shell shows its sentence and confirms it. */
export interface Draft {
  readonly move: string | null;
  readonly say: string; // what the board said it is, or else the choice's own sentence
  propose(move: string, more?: { say?: string }): void; // a speech is part of the move's text
  clear(): void;
  confirm(): void; // as the brass button does; for a board that sends by double click or drop
}

export interface Ruling {
  lawful: boolean;
  why: string;
  clause: string;
  instead: string;
}

export interface BoardProps {
  view: View; // what these eyes may see, as of the batch being shown
  events: Told[]; // of that batch
  moment: number; // its revision
  seat: number | null; // whose eyes; null: the table screen
  people: Person[]; // by seat
  question: Question | null; // what this seat is asked
  choices: Choice[]; // its menu
  draft: Draft;
  why: (move: string) => Promise<Ruling>;
  speed: number; // 0 = still, 1 = normal, 2 = twice as fast
  say: string; // the sentence of what is asked of whom
  prompt: Snippet<[Snippet?]>; // sentence, what the board puts below it, and the brass button: render it exactly once
  story: Snippet; // the last few sentences, for a board that has a place for them
  rule: (clause: string) => void; // opens the rules at a clause
}

/** What a board's module may export beside its component (`<script module>`). */
export interface BoardModule {
  default: Component<BoardProps>;
  wide?: boolean; // it has a side panel of its own: the shell keeps the log in a drawer
  own?: string[]; // words (move texts) it offers itself, so that the prompt does not
  straight?: string[]; // words that are brass: what a turn is for, such as throwing the dice
  careful?: string[]; // words that ask for a second tap, since a slip would cost something
}

/** What a game's folder says of it beside its board (`index.ts`). */
export interface Guide {
  weighty: string[]; // the options that change a family's evening most: how long it is, how hard, how kind
  course: string; // what is drawn as the course of a game: an entry of the view with a number for each seat
}

/** A drawing for the rulebook: the board, or one of its cards. */
export interface PictureProps {
  kind: string; // card or board
  code: string; // of the card
  words: string; // what it shows
  view: View; // a game just begun
}

const SHAPES: SeatShape[] = ["circle", "triangle", "square", "star", "diamond", "pentagon", "cross", "hexagon"];

/** The colour and shape that go with a seat. */
export function face(seat: number): { colour: string; shape: SeatShape } {
  return { colour: `var(--seat-${seat % 8})`, shape: SHAPES[seat % 8]! };
}
