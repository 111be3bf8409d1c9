// From protocol.schema.json 227cc4b49873a94b by `python -m tools.wire`: do not edit.

export const VERSION = 3;

export type Incoming =
  | Hello
  | Play
  | Why
  | Hint
  | Undo
  | Consent
  | Standing
  | Say
  | Seed
  | AddHere
  | Rename
  | Leave
  | ComeBack
  | MoveDevice
  | Admit
  | Upgrade
  | Seating
  | Settle
  | Start
  | Pause
  | Kick
  | GiveBack
  | LetBack
  | HandOver
  | Erase
  | Rematch;
export type Outgoing = Answer | TableNews | Batch | Said | Hinted | Bye;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * What for, how much, by which clause; some lines explain and add nothing.
 */
export interface AccountLine {
  clause: string;
  points: number | null;
  say: string;
  told: string[];
}
/**
 * Someone else on this device takes a seat.
 */
export interface AddHere {
  id: string;
  name: string;
  seat?: number | null;
  type: "add_here";
}
/**
 * The host lets somebody who knocked have the seat they asked for, or does not.
 */
export interface Admit {
  id: string;
  knock: number;
  type: "admit";
  yes: boolean;
}
/**
 * What became of a request; never silence.
 */
export interface Answer {
  after: number;
  clause: string;
  code: string;
  facts: {
    [k: string]: unknown;
  };
  id: string;
  instead: string;
  outcome: "applied" | "duplicate" | "illegal" | "lawful" | "refused" | "retry" | "stale";
  reason: string;
  type: "answer";
  why: string;
}
/**
 * Knock: ask for a seat of a game that has begun.
 */
export interface AskForSeat {
  name: string;
  seat: number;
}
/**
 * An undo that waits for everyone's yes.
 */
export interface Asking {
  seat: number;
  yes: number[];
}
/**
 * What one seat is told at once. Revisions of a seat have no gaps.
 */
export interface Batch {
  choices: Choice[];
  clock: Clock | null;
  events: {
    [k: string]: unknown;
  }[];
  hash: string;
  passing: string[];
  question: Question | null;
  revision: number;
  say: string;
  seat: number | null;
  struck: number | null;
  type: "batch";
  undo: boolean;
  view: {
    [k: string]: unknown;
  };
  whole: boolean;
}
/**
 * One line of the menu: how the move is written, what it is made of, what it says.
 */
export interface Choice {
  kind: string;
  move: string;
  open: boolean;
  parts: {
    [k: string]: unknown;
  };
  say: string;
}
/**
 * Milliseconds left when this was sent, and in all.
 */
export interface Clock {
  left: number;
  whole: number;
}
/**
 * What this seat is asked; a move that answers it names its id.
 */
export interface Question {
  ahead: boolean;
  answered: boolean;
  clock: Clock | null;
  id: number;
  window: string;
}
/**
 * The server closes this socket, and why.
 */
export interface Bye {
  again: boolean;
  facts: {
    [k: string]: unknown;
  };
  reason: string;
  reload: boolean;
  type: "bye";
  why: string;
}
/**
 * A numbered rule.
 */
export interface Clause {
  id: string;
  kind: "clause";
  reason: (string | [string, string])[];
  tag: string;
  words: (string | [string, string])[];
}
/**
 * Words to be taken letter by letter.
 */
export interface Code {
  kind: "code";
  words: string;
}
/**
 * Take back a seat one left, while a bot still plays it.
 */
export interface ComeBack {
  id: string;
  seat: number;
  type: "come_back";
}
/**
 * Yes or no to what another seat asked for: an undo.
 */
export interface Consent {
  id: string;
  seat: number;
  type: "consent";
  yes: boolean;
}
/**
 * An edition in plain words: what is printed on the cards and the board.
 */
export interface EditionCard {
  how: string;
  name: string;
  words: string;
}
/**
 * A finished game.
 */
export interface Ending {
  accounts: AccountLine[][];
  keepsakes: {
    [k: string]: unknown;
  }[];
  records: RecordLine[];
  shuffle: Shuffle;
  standings: Rank[];
  verdict: AccountLine[];
}
/**
 * A line of a family's records page.
 */
export interface RecordLine {
  date: string;
  name: string;
  players: number;
  score: number;
}
/**
 * All it takes to make the luck of the game again.
 */
export interface Shuffle {
  commitment: string;
  moves: number;
  secret: string;
  seed: string;
  shares: string[];
  shuffles: number;
  table: string;
}
/**
 * A seat and its place; equal scores share one.
 */
export interface Rank {
  place: number;
  score: number;
  seat: number;
}
/**
 * Which of a game's lines beat the page that a device keeps? The server keeps neither.
 */
export interface EnterRecord {
  /**
   * @maxItems 8
   */
  lines: RecordLine[];
  /**
   * @maxItems 50
   */
  page: RecordLine[];
}
/**
 * Forget typed words: one's own, or all of a seat's if the host asks.
 */
export interface Erase {
  id: string;
  seat: number;
  type: "erase";
}
/**
 * A worked example.
 */
export interface Example {
  id: string;
  kind: "example";
  title: string;
  words: (string | [string, string])[];
}
/**
 * A heading of the family rulebook and what stands below it.
 */
export interface FamilySection {
  anchor: string;
  blocks: (Paragraph | Item | Pictures)[];
  heading: string;
  level: number;
}
/**
 * Plain words.
 */
export interface Paragraph {
  kind: "text";
  words: (string | [string, string])[];
}
/**
 * A line of a list, with the picture it begins with.
 */
export interface Item {
  kind: "item";
  picture: Picture | null;
  words: (string | [string, string])[];
}
/**
 * A drawing of the board's: a card by its code, or the board.
 */
export interface Picture {
  code: string;
  kind: string;
  words: string;
}
/**
 * Pictures side by side.
 */
export interface Pictures {
  kind: "pictures";
  pictures: Picture[];
}
/**
 * A passage that fits, with what was found in it marked.
 */
export interface Finding {
  heading: (string | [string, string])[];
  id: string;
  kind: string;
  words: (string | [string, string])[];
}
/**
 * What a search in the rules found, best first.
 */
export interface Findings {
  count: number;
  findings: Finding[];
}
/**
 * A game as the home page shows it.
 */
export interface GameCard {
  editions: EditionCard[];
  levels: string[];
  minutes: string;
  name: string;
  options: OptionCard[];
  seats: number[];
  sentence: string;
  title: string;
  usual: string;
}
/**
 * A house rule in plain words.
 */
export interface OptionCard {
  allowed: unknown[];
  choices: string[];
  clause: string;
  default: unknown;
  name: string;
  number_from: number | null;
  number_to: number | null;
  seat: boolean;
  words: string;
}
/**
 * The host gives a seat that a bot took over back to its person.
 */
export interface GiveBack {
  id: string;
  seat: number;
  type: "give_back";
}
/**
 * The host makes another person the host; where the host has been away, anyone may take it.
 */
export interface HandOver {
  id: string;
  seat: number;
  type: "hand_over";
}
/**
 * The first frame: who is speaking which language, and what it knows already.
 */
export interface Hello {
  language?: string;
  screen?: boolean;
  /**
   * @maxItems 9
   */
  since?: Since[];
  type: "hello";
  version?: number;
}
/**
 * How far a browser has followed one seat, so that it is told the rest alone.
 */
export interface Since {
  hash: string;
  revision: number;
  seat?: number | null;
}
/**
 * What would the best bot do in this seat?
 */
export interface Hint {
  id: string;
  seat: number;
  type: "hint";
}
/**
 * The answer to a hint: the best move first; no moves where the choice changes nothing.
 */
export interface Hinted {
  id: string;
  moves: Weighed[];
  reason: string;
  type: "hinted";
}
/**
 * A move, how it looks beside the best, and its chance to win with a 95% interval.
 */
export interface Weighed {
  chance: number;
  high: number;
  low: number;
  move: string;
  say: string;
  verdict: "fair" | "good" | "risky";
}
/**
 * The time a game may take in all, and what is left of it, in milliseconds.
 */
export interface Hour {
  left: number;
  running: boolean;
  whole: number;
}
/**
 * Make a move; `question` says which one it answers, and an aside answers none.
 */
export interface Play {
  id: string;
  move: string;
  question?: number | null;
  seat: number;
  type: "play";
}
/**
 * Would this be lawful? Nothing is done; the answer is the table's ruling.
 */
export interface Why {
  id: string;
  move: string;
  seat: number;
  type: "why";
}
/**
 * Take back this seat's last move; where that is not free, everyone is asked.
 */
export interface Undo {
  id: string;
  seat: number;
  type: "undo";
}
/**
 * Let windows of this kind pass for me from now on, or ask me again.
 */
export interface Standing {
  id: string;
  passing: boolean;
  seat: number;
  type: "standing";
  window: string;
}
/**
 * A set phrase, or free words where the host allows them.
 */
export interface Say {
  id: string;
  phrase?:
    | ""
    | "clap"
    | "good-luck"
    | "heart"
    | "joy"
    | "not-again"
    | "one-moment"
    | "party"
    | "scream"
    | "snow"
    | "sorry"
    | "thank-you"
    | "think"
    | "weep"
    | "well-played"
    | "what-a-night"
    | "your-turn";
  seat: number;
  type: "say";
  words?: string;
}
/**
 * This seat's own share of the luck, given after the server has committed to its share.
 */
export interface Seed {
  id: string;
  seat: number;
  seed: string;
  type: "seed";
}
/**
 * Call this seat something else.
 */
export interface Rename {
  id: string;
  name: string;
  seat: number;
  type: "rename";
}
/**
 * Stand up: before the game the seat is free, during it a bot takes over.
 */
export interface Leave {
  id: string;
  seat: number;
  type: "leave";
}
/**
 * Ask for a one-time code with which another device takes over this device's seats.
 *
 *     With a seat, the host asks for a code to it, for a person who lost their device.
 */
export interface MoveDevice {
  id: string;
  seat?: number | null;
  type: "move_device";
}
/**
 * The host plays a game that older rules began on under the rules of today.
 */
export interface Upgrade {
  id: string;
  type: "upgrade";
}
/**
 * The host puts a bot on a seat, or frees it again.
 */
export interface Seating {
  id: string;
  level: ("cosy" | "keen" | "merry" | "wily") | null;
  seat: number;
  type: "seating";
}
/**
 * The host changes what is agreed before the game; what is left out stays.
 */
export interface Settle {
  absence?: number | null;
  door?: boolean | null;
  edition?: string | null;
  id: string;
  options?: {
    [k: string]: unknown;
  } | null;
  overlap?: boolean | null;
  pace?: ("brisk" | "daily" | "normal" | "relaxed") | null;
  reaction?: number | null;
  seats?: number | null;
  type: "settle";
  watchers?: boolean | null;
  words?: boolean | null;
}
/**
 * The host begins; bots of this level fill what is empty.
 */
export interface Start {
  date?: string;
  id: string;
  level?: ("cosy" | "keen" | "merry" | "wily") | "";
  type: "start";
}
/**
 * The host stops the clocks and the bots, or lets them go on.
 */
export interface Pause {
  id: string;
  paused: boolean;
  type: "pause";
}
/**
 * The host gives a person's seat to a bot.
 */
export interface Kick {
  id: string;
  seat: number;
  type: "kick";
}
/**
 * The host lets a browser that was sent away come to this table again.
 */
export interface LetBack {
  device: number;
  id: string;
  type: "let_back";
}
/**
 * Another game at this table, everybody one seat further.
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * Somebody without a seat who asks the host for one.
 */
export interface Knock {
  knock: number;
  name: string;
  seat: number;
}
/**
 * The host was asked; where nobody is left to ask, the seat is given at once.
 */
export interface Knocked {
  seated: boolean;
}
/**
 * Make a table; the maker is its host and takes the first seat.
 */
export interface MakeTable {
  date?: string;
  edition?: string;
  game: string;
  level?: ("cosy" | "keen" | "merry" | "wily") | "";
  name: string;
  options?: {
    [k: string]: unknown;
  };
  pace?: "brisk" | "daily" | "normal" | "relaxed";
  seats: number;
}
/**
 * Everyone's chance to win after so many moves.
 */
export interface Moment {
  chances: number[];
  move: number;
}
/**
 * The table itself: who sits where, what is agreed, how far it is.
 */
export interface TableNews {
  absence: number;
  asking: Asking | null;
  closed: string;
  closed_reason: string;
  code: string;
  commitment: string;
  door: boolean;
  edition: string;
  game: string;
  host: boolean;
  hour: Hour | null;
  kept_days: number;
  knocking: boolean;
  knocks: Knock[];
  listeners: number;
  options: {
    [k: string]: unknown;
  };
  origin: string;
  origin_move: number;
  overlap: boolean;
  pace: "brisk" | "daily" | "normal" | "relaxed";
  places: Place[];
  reaction: number | null;
  reclaimable: boolean;
  rematch: string;
  seats: number[];
  sent_away: SentAway[];
  stage: "lobby" | "over" | "paused" | "playing";
  table: string;
  title: string;
  type: "table";
  upgradable: boolean;
  vacant: number[];
  version: number;
  watchers: boolean;
  words: boolean;
}
/**
 * One seat as everyone sees it.
 */
export interface Place {
  erased: boolean;
  here: boolean;
  host: boolean;
  kind: "bot" | "free" | "kept" | "person";
  left: boolean;
  letter: string;
  level: string;
  mine: boolean;
  name: string;
  seat: number;
  seeded: boolean;
}
/**
 * A browser that the host has sent away, and what the people who played from it are called.
 */
export interface SentAway {
  device: number;
  names: string[];
}
/**
 * Somebody says something beside the game.
 */
export interface Said {
  phrase: string;
  seat: number;
  type: "said";
  words: string;
}
/**
 * A heading and what stands below it.
 */
export interface PageSection {
  blocks: (Clause | Example | Paragraph | Item | Code | Table)[];
  heading: string;
  level: number;
}
/**
 * Rows of cells below a head.
 */
export interface Table {
  head: (string | [string, string])[][];
  kind: "table";
  rows: (string | [string, string])[][][];
}
/**
 * Play a finished game on from one of its moments, in one of its seats, among bots.
 */
export interface PlayOn {
  date?: string;
  level?: ("cosy" | "keen" | "merry" | "wily") | "";
  move: number;
  name: string;
  seat: number;
}
/**
 * The body of every answer that says no.
 */
export interface Refusal {
  facts: {
    [k: string]: unknown;
  };
  reason: string;
  why: string;
}
/**
 * The rules of a game, or of the table, as the page reads them.
 */
export interface RulesPage {
  family: FamilySection[];
  how: string;
  name: string;
  prefix: string;
  sections: PageSection[];
  title: string;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Where one sits now; a cookie that no script can read says who one is.
 */
export interface Seated {
  code: string;
  seats: number[];
  table: string;
}
/**
 * How a game went, seen by somebody who knows all cards.
 */
export interface Story {
  best: Turn | null;
  lucky: Turn | null;
  moments: Moment[];
}
/**
 * A move that changed its mover's chance.
 */
export interface Turn {
  after: number;
  before: number;
  move: number;
  seat: number;
}
/**
 * The one-time code shown on the old device.
 */
export interface TakeOver {
  code: string;
}
/**
 * Sit down at a table with a name, on a certain seat or any.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}
