// From games/secret_santa by `python -m tools.board_types`: do not edit.

export type Phase =
  | "Discard"
  | "EndGame"
  | "EndRound"
  | "FinalGift"
  | "Fruitcake"
  | "Holly"
  | "Next"
  | "Night"
  | "OfferFruitcake"
  | "Rounds"
  | "SantaWindow"
  | "Snow"
  | "TreeWindow"
  | "Turn";

export interface CommonView {
  order: number[];
  scores: number[];
  phase: Phase | null;
  asked: number[];
  over: boolean;
  seat: number | null;
}

export interface LayView {
  seat: number;
  play: string;
  value: number;
}

export interface WentOutView {
  seat: number;
  value: number;
}

export interface OpenView {
  game: number;
  games: number;
  dealer: number;
  held: number[];
  pile: LayView[];
  number: number | null;
  used: string[];
  discards: string[];
  buried: number;
  gone: string[];
  passed: number[];
  misers: number[];
  silent: number[];
  scrooged: number | null;
  giver: number | null;
  went_out: WentOutView[];
  places: number[];
  under_tree: string[];
  treed: number[];
}

export interface SeatView {
  hand: string[] | null;
  known: string[][];
}

export interface Reckoned {
  carol: string;
  copies: Record<string, number>;
}

export type View = CommonView & OpenView & SeatView & Reckoned;

export type Event =
  | { what: "back"; seat: number; say: string }
  | { what: "dealt"; seat: number; say: string; game: number; dealer: number; held: number; hand?: string[] }
  | { what: "declared"; seat: number; say: string }
  | { what: "gave"; seat: number; say: string; play: string; value: number; size: number; left: number }
  | { what: "haunted"; seat: number; say: string; play: string; by: number }
  | { what: "missed"; seat: number; say: string }
  | { what: "night_over"; seat: number; say: string; winners: number[]; totals: number[] }
  | { what: "out"; seat: number; say: string; place: number; points: number }
  | { what: "passed"; seat: number; say: string }
  | { what: "regifted"; seat: number; say: string; target: number; gift?: string }
  | { what: "regifted"; seat: number; say: string; target: number; gift: string }
  | { what: "round"; seat: number; say: string }
  | { what: "scored"; seat: number; say: string; place: number; points: number; total: number }
  | { what: "scrooged"; seat: number; say: string; by: number }
  | { what: "silent"; seat: number; say: string }
  | { what: "sing"; seat: number; say: string }
  | { what: "swapped"; seat: number; say: string; target: number }
  | { what: "tree"; seat: number; say: string; gifts: string[]; dealt: number[] }
  | { what: "unwrapped"; seat: number; say: string; gift?: string }
  | { what: "used"; seat: number; say: string; card: string; left: number }
  | { what: "window"; seat: number; say: string; kind: string }
  | { what: "won_round"; seat: number; say: string; why: string }
  | { what: "said"; seat: number; say: string; words: string };

interface Written {
  move: string;
  say: string;
  open: boolean;
}

type Kind =
  | { kind: "Decline"; parts: { word: string } }
  | { kind: "Give"; parts: { value: number; gifts: number; elves: number; santa: boolean } }
  | { kind: "LightTree"; parts: { left: boolean } }
  | { kind: "Regift"; parts: { gift: number; target: number } }
  | { kind: "Use"; parts: { card: number } }
  | { kind: "UseOn"; parts: { card: number; target: number } }
  | { kind: "Word"; parts: { word: string } }
  | { kind: "Zeros"; parts: { cards: number[] } };

export type Choice = Written & Kind;
