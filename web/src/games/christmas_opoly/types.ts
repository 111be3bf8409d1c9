// From games/christmas_opoly by `python -m tools.board_types`: do not edit.

export type Phase =
  | "Auction"
  | "Between"
  | "Buy"
  | "Count"
  | "Offered"
  | "Post"
  | "Pre"
  | "Raise"
  | "Rent"
  | "Sent"
  | "Setup"
  | "StepOut";

export interface CommonView {
  order: number[];
  scores: number[];
  phase: Phase | null;
  asked: number[];
  over: boolean;
  seat: number | null;
}

export interface ClaimView {
  owner: number;
  visitor: number;
  space: number;
  amount: number;
}

export interface QuestionView {
  seat?: number;
  doubles?: number;
  again?: boolean;
  offers?: number;
  mortgaged?: number[];
  lifted?: number[];
  built?: number[];
  sold?: number[];
  space?: number;
  turn?: number[];
  bid?: number;
  leader?: number;
  by?: number;
  to?: number;
  following?: number;
  owner?: number;
  debtor?: number;
  creditor?: number;
  amount?: number;
}

export interface SpaceView {
  name: string;
  kind: string;
  due?: number;
  price?: number;
  mortgage?: number;
  lift?: number;
  rent?: number[];
  group?: string;
  present_price?: number;
  tree_price?: number;
  refund?: number[];
}

export interface OpenView {
  at: (number | null)[];
  deeds: number[][];
  levels: Record<string, number>;
  mortgaged: number[];
  locked: number[];
  rents: Record<string, number>;
  middle: number;
  presents: number;
  trees: number;
  naughty: (number | null)[];
  lose: number[];
  out: number[];
  claim: ClaimView | null;
  thrown: number[][];
  opening: number[][];
  turns: number;
  changed: number;
  turn_cap: number | null;
  minutes: number | null;
  time_up: boolean;
  tokens: (string | null)[];
  known: string[][];
  winners: number[];
  adjudicated: boolean;
  question: QuestionView;
  board: SpaceView[];
}

export interface SeatView {
  cash: (number | null)[];
  offer: string | null;
}

export type View = CommonView & OpenView & SeatView;

export type Event =
  | { what: "auction"; seat: number; say: string; space: number; name: string }
  | { what: "bankrupt"; seat: number; say: string; target: number; amount: number; deeds: string[] }
  | { what: "begins"; seat: number; say: string }
  | { what: "bid"; seat: number; say: string; amount: number }
  | { what: "bought"; seat: number; say: string; space: number; name: string; price: number }
  | { what: "built"; seat: number; say: string; space: number; name: string; level: number; price: number }
  | { what: "card"; seat: number; say: string; deck: string; card: string; title: string; text: string }
  | { what: "collected"; seat: number; say: string; amount: number }
  | { what: "counted"; seat: number; say: string; amount: number }
  | { what: "dasher"; seat: number; say: string; amount: number }
  | { what: "dealt"; seat: number; say: string; deeds: string[]; price: number }
  | { what: "declined"; seat: number; say: string; space: number; name: string }
  | { what: "due"; seat: number; say: string; target: number; amount: number; space: number; name: string }
  | { what: "ended"; seat: number; say: string }
  | { what: "freed"; seat: number; say: string; why: string }
  | { what: "lapsed"; seat: number; say: string; target: number; amount: number }
  | { what: "lifted"; seat: number; say: string; space: number; name: string; amount: number }
  | { what: "loses"; seat: number; say: string }
  | { what: "mortgaged"; seat: number; say: string; space: number; name: string; amount: number }
  | { what: "moved"; seat: number; say: string; space: number; name: string }
  | { what: "nice"; seat: number; say: string }
  | { what: "offered"; seat: number; say: string; target: number; give?: string[]; get?: string[] }
  | { what: "opened"; seat: number; say: string; first: number; second: number }
  | { what: "owes"; seat: number; say: string; amount: number; target: number }
  | { what: "owes_middle"; seat: number; say: string; amount: number }
  | { what: "paid"; seat: number; say: string; amount: number }
  | { what: "passed"; seat: number; say: string }
  | { what: "refused"; seat: number; say: string; target: number }
  | { what: "rent"; seat: number; say: string; target: number; amount: number }
  | { what: "ruined"; seat: number; say: string; amount: number; deeds: string[] }
  | { what: "santa"; seat: number; say: string; amount: number }
  | { what: "sent"; seat: number; say: string; why: string }
  | { what: "shuffled"; seat: number; say: string; deck: string }
  | { what: "silent"; seat: number; say: string }
  | { what: "skipped"; seat: number; say: string }
  | { what: "sold"; seat: number; say: string; group: string; levels: number[]; refund: number }
  | { what: "stuck"; seat: number; say: string; left: number }
  | { what: "threw"; seat: number; say: string; first: number; second: number }
  | { what: "time_up"; seat: number; say: string }
  | { what: "token"; seat: number; say: string; token: string }
  | { what: "traded"; seat: number; say: string; target: number; give: string[]; get: string[] }
  | { what: "unsold"; seat: number; say: string; space: number; name: string }
  | { what: "won"; seat: number; say: string; winners: number[]; why: string }
  | { what: "said"; seat: number; say: string; words: string };

interface Written {
  move: string;
  say: string;
  open: boolean;
}

type Kind =
  | { kind: "Bid"; parts: { amount: number } }
  | { kind: "Build"; parts: { space: number } }
  | { kind: "Decline"; parts: { word: string } }
  | { kind: "Lift"; parts: { space: number } }
  | { kind: "Mortgage"; parts: { space: number } }
  | { kind: "Offer"; parts: { to: number; give: number[]; give_cash: number; get: number[]; get_cash: number } }
  | { kind: "Request"; parts: Record<string, never> }
  | { kind: "Sell"; parts: { group: string; levels: number[] } }
  | { kind: "TimeUp"; parts: Record<string, never> }
  | { kind: "Token"; parts: { name: string } }
  | { kind: "Word"; parts: { word: string } };

export type Choice = Written & Kind;
