// From games/holiday_shuffle by `python -m tools.board_types`: do not edit.

export type Phase =
  "Consent" | "Drawn" | "Effect" | "Further" | "Naming" | "Opening" | "Rounds" | "Score" | "Turn" | "TurnEnd";

export interface CommonView {
  order: number[];
  scores: number[];
  phase: Phase | null;
  asked: number[];
  over: boolean;
  seat: number | null;
}

export interface CardView {
  card: string;
  date: string | null;
  name: string;
  effect: string | null;
}

export interface QuestionView {
  seat?: number;
  effect?: string;
  by?: number;
  mine?: number;
  partner?: number;
  theirs?: number;
  turn?: number[];
}

export interface OpenView {
  round: number;
  rounds: number;
  dealer: number;
  mats: string[][];
  dates: (string | null)[][];
  in_order: number[];
  draw: number;
  flipped: boolean;
  discard: string[];
  top: CardView | null;
  extra: number;
  question: QuestionView;
}

export interface SeatView {
  held: CardView | null;
}

export interface Face {
  name: string;
  effect: string | null;
}

export interface BonusView {
  first: number;
  last: number;
  points: number;
  run: boolean;
}

export interface Worth {
  base: number;
  months: number;
  groups: number;
  bonuses: BonusView[];
  dates: string[];
}

export interface Fit {
  in_order: number;
  points: number;
}

export interface Reckoned {
  cards: Record<string, Face>;
  worth: Worth[];
  fits: Fit[] | null;
}

export type View = CommonView & OpenView & SeatView & Reckoned;

export type Event =
  | { what: "again"; seat: number; say: string }
  | { what: "complete"; seat: number; say: string }
  | { what: "dealt"; seat: number; say: string; cards: string[] }
  | { what: "drew"; seat: number; say: string; card?: string }
  | { what: "drew_for_deal"; seat: number; say: string; card: string }
  | { what: "flipped"; seat: number; say: string; card: string; cards: number }
  | { what: "game_over"; seat: number; say: string; winners: number[]; totals: number[] }
  | { what: "kept"; seat: number; say: string; card: string; slot: number; old: string }
  | { what: "named"; seat: number; say: string; slot: number; date: string }
  | {
      what: "offered";
      seat: number;
      say: string;
      slot: number;
      card: string;
      target: number;
      there: number;
      other: string;
    }
  | { what: "refused"; seat: number; say: string; by: number }
  | { what: "rejected"; seat: number; say: string; card: string }
  | { what: "round"; seat: number; say: string; round: number; dealer: number }
  | {
      what: "scored";
      seat: number;
      say: string;
      base: number;
      months: number;
      groups: number;
      points: number;
      total: number;
      dates: string[];
      bonuses: number[][];
    }
  | { what: "switched"; seat: number; say: string; first: number; card: string; second: number; other: string }
  | { what: "took"; seat: number; say: string; card: string; slot: number; old: string }
  | {
      what: "traded";
      seat: number;
      say: string;
      slot: number;
      card: string;
      target: number;
      there: number;
      other: string;
    }
  | { what: "turned_up"; seat: number; say: string; card: string }
  | { what: "unused"; seat: number; say: string; effect: string }
  | { what: "said"; seat: number; say: string; words: string };

interface Written {
  move: string;
  say: string;
  open: boolean;
}

type Kind =
  | { kind: "Decline"; parts: { word: string } }
  | { kind: "Name"; parts: { slot: number; day: number } }
  | { kind: "Put"; parts: { slot: number } }
  | { kind: "Switch"; parts: { first: number; second: number } }
  | { kind: "Take"; parts: { slot: number } }
  | { kind: "Trade"; parts: { mine: number; partner: number; theirs: number } }
  | { kind: "Word"; parts: { word: string } };

export type Choice = Written & Kind;
