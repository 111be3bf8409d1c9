// From games/holiday_fever by `python -m tools.board_types`: do not edit.

export type Phase =
  | "Anytime"
  | "Auction"
  | "Begin"
  | "Buying"
  | "Chance"
  | "Check"
  | "Choose"
  | "Donation"
  | "Estate"
  | "Families"
  | "Follow"
  | "Fresh"
  | "GiveGift"
  | "Guessing"
  | "Heard"
  | "Last"
  | "Lose"
  | "Offer"
  | "Pawn"
  | "Paying"
  | "Place"
  | "Reaction"
  | "Ready"
  | "Return"
  | "Reunion"
  | "SellGift"
  | "SingAlong"
  | "Speech"
  | "Store"
  | "SwapGift"
  | "Swapping"
  | "TakeGift"
  | "Trade"
  | "Travel"
  | "Visit"
  | "Youngest";

export interface CommonView {
  order: number[];
  scores: number[];
  phase: Phase | null;
  asked: number[];
  over: boolean;
  seat: number | null;
}

export interface PrintedOnSpace {
  items?: number;
  total?: number;
  sells?: number | null;
  family?: string;
  double?: number;
  topic?: string;
}

export interface PricesView {
  donation: number;
  sale: number;
  estate: number;
  business: number;
  chili: number;
  vacation: number;
  miracle: number;
}

export interface EffectView {
  op: string;
  amount: number;
  more: number;
}

export interface SpeechView {
  topic: string;
  prompt: string;
  lines: string[];
}

export interface LineView {
  clause: string;
  words: string;
  points: number;
  facts: Record<string, number | string>;
}

export interface PhaseView {
  seat?: number;
  turn?: number[];
  when?: number;
  face?: number;
  owner?: number;
  slot?: number;
  mine?: number;
  gift?: number;
  actor?: number;
  card?: number;
  day?: number;
  at?: number;
  topic?: string;
  speaker?: number;
  left?: number;
  owed?: number;
  price?: number;
  offer?: boolean;
  fewest?: boolean;
  phase: Phase;
}

export interface OpenView {
  held: number[];
  shown: string[][];
  pile: number;
  bottom: string[];
  turn: number;
  active: number | null;
  race: boolean;
  families: (string | null)[];
  spaces: (number | null)[];
  days: number[];
  been: number[];
  dice: number[];
  thrown: number | null;
  chances: number[];
  lights: number[];
  ornaments: number[];
  debts: number[][];
  deposits: number[][];
  stars: number[];
  owed: number[];
  saved: number[];
  next_star: (number | null)[];
  needed: number[];
  complete: number[];
  undone: number[];
  stockings: (number | null)[];
  slots: number[];
  gifts: string[];
  gift_deck: number;
  value_deck: number;
  ring: [string, string, PrintedOnSpace][];
  prices: PricesView;
  calendar: string[];
  doors: EffectView[][];
  one_die_from: number;
  christmas: number | null;
  speech: SpeechView | null;
  accounts: LineView[][];
  tallies: Record<string, number>[];
  stack: PhaseView[];
}

export interface GiftView {
  not: string[];
  gift: string | null;
  values: (number | null)[];
  seen: number[];
  values_seen: number[][];
  worth: number | null;
  slot: number;
  stocking: boolean;
}

export interface ParcelView {
  not: string[];
  gift: string | null;
  values: (number | null)[];
  seen: number[];
  values_seen: number[][];
  worth: number | null;
}

export interface RiddleView {
  by: number;
  were: (number | null)[];
  seen: number[][];
  stayed: (number[] | null)[];
  moved: number[] | null;
}

export interface CardView {
  when: string;
  topic: string | null;
}

export interface SeatView {
  rows: GiftView[][];
  table: (ParcelView | null)[];
  unplaced: (number | null)[];
  gone: ParcelView[];
  riddles: RiddleView[];
  hand: string[] | null;
  fresh: string | null;
  cards: Record<string, CardView>;
}

export type View = CommonView & OpenView & SeatView;

export type Event =
  | { what: "aimed"; seat: number; say: string; target: number; slot: number }
  | { what: "bought"; seat: number; say: string; item: string }
  | { what: "cancelled"; seat: number; say: string; target: number }
  | { what: "card"; seat: number; say: string; card: string }
  | { what: "chance"; seat: number; say: string; face: number }
  | { what: "christmas"; seat: number; say: string }
  | { what: "collected"; seat: number; say: string; amount: number; why: string }
  | { what: "day"; seat: number; say: string; day: number; name: string }
  | { what: "declined"; seat: number; say: string; topic: string }
  | { what: "doubles"; seat: number; say: string; amount: number }
  | { what: "drew"; seat: number; say: string; gifts: number; values: number; names?: string[]; amounts?: number[] }
  | { what: "drew_card"; seat: number; say: string; card?: string }
  | { what: "exchange"; seat: number; say: string }
  | { what: "family"; seat: number; say: string; colour: string }
  | { what: "gained"; seat: number; say: string; item: string }
  | { what: "gave"; seat: number; say: string; target: number; slot: number }
  | { what: "guessed"; seat: number; say: string; target: number; slot: number; gift: string; right: boolean }
  | { what: "held"; seat: number; say: string }
  | { what: "in_town"; seat: number; say: string }
  | { what: "kept"; seat: number; say: string; gift: string }
  | { what: "left"; seat: number; say: string; why: string }
  | { what: "looked"; seat: number; say: string; target: number; slot: number; gift?: string; amounts?: number[] }
  | { what: "lost"; seat: number; say: string; item: string }
  | { what: "miracle"; seat: number; say: string; amount: number }
  | { what: "moved"; seat: number; say: string; space: string }
  | { what: "no_exchange"; seat: number; say: string }
  | { what: "nudged"; seat: number; say: string; thrown: number }
  | { what: "opened"; seat: number; say: string; gift: string; value?: number }
  | { what: "paid"; seat: number; say: string; amount: number; why: string }
  | { what: "paid_to"; seat: number; say: string; amount: number; target: number }
  | { what: "peeked"; seat: number; say: string; gift: string; value?: number }
  | { what: "played"; seat: number; say: string; card: string }
  | { what: "put"; seat: number; say: string; slot: number; amount?: number }
  | { what: "race"; seat: number; say: string; runners: number[] }
  | {
      what: "received";
      seat: number;
      say: string;
      target: number;
      slot: number;
      new: number;
      gift?: string;
      amounts?: number[];
    }
  | { what: "sent_home"; seat: number; say: string; space: string }
  | { what: "shopping"; seat: number; say: string; amount: number; why: string; items: number }
  | { what: "shuffled"; seat: number; say: string; gifts: number; values: number; cards: number }
  | { what: "sing"; seat: number; say: string; carol: string }
  | { what: "slid"; seat: number; say: string; day: number }
  | { what: "sold"; seat: number; say: string; slot: number; cards: number; price: number }
  | { what: "sold_openly"; seat: number; say: string; slot: number; price: number; gift: string; amounts: number[] }
  | { what: "sold_trinket"; seat: number; say: string; item: string; price: number }
  | { what: "spoke"; seat: number; say: string; topic: string }
  | { what: "stocked"; seat: number; say: string; slot: number }
  | { what: "stocking"; seat: number; say: string; slot: number }
  | { what: "stole"; seat: number; say: string; target: number; item: string }
  | { what: "threw"; seat: number; say: string; dice: number[] }
  | { what: "to_december"; seat: number; say: string }
  | { what: "too_far"; seat: number; say: string; thrown: number }
  | { what: "traded"; seat: number; say: string; target: number; gift: string; lost: string }
  | { what: "turn"; seat: number; say: string }
  | { what: "value_moved"; seat: number; say: string; slot: number; other: number; amount?: number }
  | { what: "valued"; seat: number; say: string; value: number }
  | { what: "values_swapped"; seat: number; say: string; slot: number; other: number }
  | { what: "went"; seat: number; say: string; space: string }
  | { what: "won"; seat: number; say: string; winners: number[]; values: number[] }
  | { what: "wrapped"; seat: number; say: string; gift: string; slot: number }
  | { what: "said"; seat: number; say: string; words: string };

interface Written {
  move: string;
  say: string;
  open: boolean;
}

type Kind =
  | { kind: "Decline"; parts: { word: string } }
  | { kind: "Give"; parts: { slot: number; seat: number } }
  | { kind: "Guess"; parts: { seat: number; slot: number; gift: string } }
  | { kind: "Name"; parts: { verb: string; seat: number } }
  | { kind: "Play"; parts: { code: string; slots: number[]; seat: number; slot: number; word: string } }
  | { kind: "Slot"; parts: { verb: string; slot: number; face: boolean } }
  | { kind: "Speak"; parts: { word: string } }
  | { kind: "Swap"; parts: { mine: number; seat: number; slot: number } }
  | { kind: "Take"; parts: { seat: number; slot: number } }
  | { kind: "Token"; parts: { colour: string } }
  | { kind: "Trinket"; parts: { verb: string; item: string } }
  | { kind: "Word"; parts: { word: string } };

export type Choice = Written & Kind;
