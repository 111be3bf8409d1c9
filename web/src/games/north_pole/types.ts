// From games/north_pole by `python -m tools.board_types`: do not edit.

export type Phase =
  | "Arrive"
  | "Bonus"
  | "Bridge"
  | "Bump"
  | "Crossed"
  | "Elf"
  | "Hustle"
  | "Play"
  | "ReindeerWindow"
  | "Rounds"
  | "SantaWindow"
  | "Skip"
  | "Storm";

export interface CommonView {
  order: number[];
  scores: number[];
  phase: Phase | null;
  asked: number[];
  over: boolean;
  seat: number | null;
}

export interface TrackView {
  length: number;
  stations: number[];
  lower_bridge: number;
  upper_bridge: number;
  slope_top: number;
  slope_foot: number;
}

export interface SpacesView {
  HB: number;
  EX: number;
  ST: number;
}

export interface LotView {
  seat: number;
  card: string;
}

export interface KnownView {
  least: number;
  of: string[];
}

export interface QuestionView {
  seat?: number;
  number?: number;
  turn?: number[];
  by?: number;
  play?: string;
  used?: boolean;
}

export interface OpenView {
  track: TrackView;
  stations: string[];
  tokens: string[];
  spaces: SpacesView;
  at: number[];
  held: number[];
  draw: number;
  discard: string[];
  dealer: number;
  lots: LotView[];
  active: number;
  next: number;
  turns: number[];
  detour: (number | null)[];
  known: KnownView[][];
  question: QuestionView;
}

export interface SeatView {
  hand: string[] | null;
}

export type View = CommonView & OpenView & SeatView;

export type Event =
  | { what: "bonus"; seat: number; say: string; station: string }
  | { what: "dealer"; seat: number; say: string }
  | { what: "dealt"; seat: number; say: string; held: number; hand?: string[] }
  | { what: "drew"; seat: number; say: string; count: number; cards?: string[] }
  | { what: "halted"; seat: number; say: string; by: number }
  | { what: "lot"; seat: number; say: string; card: string }
  | { what: "missed"; seat: number; say: string; by: number }
  | { what: "moved"; seat: number; say: string; start: number; end: number; how: string; place: string }
  | { what: "passed"; seat: number; say: string }
  | { what: "played"; seat: number; say: string; play: string; left: number }
  | { what: "played_on"; seat: number; say: string; play: string; target: number; left: number }
  | { what: "saved"; seat: number; say: string; play: string; by: number }
  | { what: "shuffled"; seat: number; say: string; count: number }
  | { what: "stayed"; seat: number; say: string }
  | { what: "stopped"; seat: number; say: string }
  | { what: "tossed"; seat: number; say: string; card: string; left: number }
  | { what: "turn"; seat: number; say: string; number: number }
  | { what: "window"; seat: number; say: string; kind: string }
  | { what: "won"; seat: number; say: string; ranks: number[] }
  | { what: "said"; seat: number; say: string; words: string };

interface Written {
  move: string;
  say: string;
  open: boolean;
}

type Kind =
  | { kind: "Decline"; parts: { word: string } }
  | { kind: "Number"; parts: { value: number } }
  | { kind: "Toss"; parts: { card: number } }
  | { kind: "Triple"; parts: { value: number } }
  | { kind: "Use"; parts: { card: number } }
  | { kind: "UseOn"; parts: { card: number; target: number } }
  | { kind: "Word"; parts: { word: string } };

export type Choice = Written & Kind;
