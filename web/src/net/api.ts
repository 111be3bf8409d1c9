/** What is asked of the server without a socket. */
import type * as wire from "../contract/protocol";
import type {
  AskForSeat,
  Batch,
  EnterRecord,
  Findings,
  GameCard,
  Knocked,
  MakeTable,
  PlayOn,
  RecordLine,
  Refusal,
  RulesPage,
  Seated,
  Story,
  TableNews,
  TakeOver,
  TakeSeat,
} from "../contract/protocol";
import { settings } from "../device/settings.svelte";

/** Words in runs: plain, or marked by the name of the mark. */
export type Run = string | [mark: string, words: string];

/** A finished game; keepsakes are the score cards of Holiday Fever. */
export type Ending = Omit<wire.Ending, "keepsakes"> & { keepsakes: Keepsake[] };

export interface Keepsake {
  name: string;
  date: string;
  players: number;
  family: string;
  debts: { row: number; amount: number; coal: boolean; forgiven: boolean }[];
  deposits: number[];
  stars: number;
  rows: number;
  tree: { lights: number; ornaments: number };
  gifts: { slot: number; gift: string; values: number[]; stocking: boolean }[];
  christmas: boolean;
  value: number;
  won: boolean;
  theme: string;
  note: string;
}

/** How well a bot plays; the catalogue names the same. */
export type Level = NonNullable<wire.Seating["level"]>;

/** The status of what there is not. */
export const UNKNOWN = 404;
const TOO_MANY = 429;

/** Why something cannot be had: a sentence of the server's, or none where it was not reached. */
export class Problem extends Error {
  status: number; // 0: no answer at all
  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }

  /** Did the server say no? Else something is wrong, or asked too often, and may go well later. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== TOO_MANY;
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const spoken = { "Accept-Language": settings.language };
  const post = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...spoken, "Content-Type": "application/json", "X-Yuletable": "1" },
  };
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? { headers: spoken } : post);
  } catch {
    throw new Problem(0, "");
  }
  if (response.ok) return (await response.json()) as Answer;
  throw new Problem(response.status, await reason(response));
}

/** The server's own sentence, if it is one of ours. */
async function reason(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Partial<Refusal>).why ?? "";
  } catch {
    return "";
  }
}

const catalogues = new Map<string, Promise<GameCard[]>>();

/** The catalogue, asked for once in each language. */
export function games(language: string): Promise<GameCard[]> {
  const known = catalogues.get(language) ?? ask<GameCard[]>(`/api/games?language=${language}`);
  catalogues.set(language, known);
  known.catch(() => catalogues.delete(language));
  return known;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const makeTable = (wish: MakeTable): Promise<Seated> => ask("/api/tables", wish);
export const lookAt = (id: string): Promise<TableNews> => ask(table(id));
export const takeSeat = (id: string, wish: TakeSeat): Promise<Seated> => ask(`${table(id)}/sit`, wish);
export const takeOver = (id: string, wish: TakeOver): Promise<Seated> => ask(`${table(id)}/take-over`, wish);
export const playOn = (id: string, wish: PlayOn): Promise<Seated> => ask(`${table(id)}/play-on`, wish);
export const knock = (id: string, wish: AskForSeat): Promise<Knocked> => ask(`${table(id)}/knock`, wish);
export const findCode = (code: string): Promise<{ table: string }> => ask(`/api/codes/${encodeURIComponent(code)}`);
export const rules = (game: string, language: string): Promise<RulesPage> =>
  ask(`/api/rules/${game}?language=${language}`);
export const searchRules = (game: string, words: string, language: string): Promise<Findings> =>
  ask(`/api/rules/${game}/search?language=${language}&words=${encodeURIComponent(words)}`);
export const printedIn = (game: string, language: string): Promise<Record<string, string>> =>
  ask(`/api/names/${game}?language=${language}`);
export const ending = (id: string, language: string): Promise<Ending> =>
  ask(`${table(id)}/ending?language=${language}`);
export const story = (id: string): Promise<Story> => ask(`${table(id)}/story`);
export const enterRecord = (wish: EnterRecord): Promise<RecordLine[]> => ask("/api/records", wish);
export const qrOf = (id: string): string => `${table(id)}/qr.svg`;
export const recordOf = (id: string): string => `${table(id)}/record`;

/** The game again through these eyes, from a move on: the first batch is whole. */
export function replay(id: string, seat: number | null, move: number, language: string): Promise<Batch[]> {
  return ask(`${table(id)}/replay?seat=${seat ?? ""}&move=${move}&language=${language}`);
}
