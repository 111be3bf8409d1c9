// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../device/route.svelte";
import type { Place, TableNews } from "../contract/protocol";
import { loadWords } from "../i18n/words.svelte";
import Table from "./Table.svelte";

const ID = "t".repeat(32);
const place = (seat: number, more: Partial<Place> = {}): Place => ({
  seat,
  letter: "ABC"[seat]!,
  kind: "person",
  name: ["Mia", "Pip", "Nina"][seat]!,
  level: "",
  here: true,
  host: seat === 0,
  mine: false,
  seeded: true,
  left: false,
  erased: false,
  ...more,
});
const news = (more: Partial<TableNews> = {}): TableNews => ({
  type: "table",
  table: ID,
  code: "ABC",
  game: "north_pole",
  title: "Race",
  stage: "playing",
  seats: [2, 3],
  places: [place(0), place(1, { kind: "bot", level: "merry" }), place(2)],
  edition: "house",
  options: {},
  pace: "normal",
  absence: 60,
  reaction: 5,
  overlap: true,
  watchers: false,
  words: false,
  commitment: "",
  asking: null,
  rematch: "",
  origin: "",
  origin_move: 0,
  host: false,
  version: 3,
  door: true,
  kept_days: 0,
  hour: null,
  closed: "",
  closed_reason: "",
  upgradable: false,
  knocks: [],
  sent_away: [],
  knocking: false,
  vacant: [1],
  reclaimable: false,
  listeners: 0,
  ...more,
});

/** The other end of a line, held by the test. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(frame: object): void {
    if (!this.readyState) {
      this.readyState = 1;
      this.onopen!();
    }
    this.onmessage!({ data: JSON.stringify(frame) });
    flushSync();
  }
  asks(type: string): Record<string, unknown> | undefined {
    return this.sent.find((frame) => frame.type === type);
  }
}

let look: TableNews; // as the server tells those without a line
let posted: { path: string; body: unknown }[];
let answers: Record<string, [status: number, body: object]>;
let page: object;
const line = (): Wire => Wire.all.at(-1)!;
const shown = (): string => document.body.textContent!.replace(/\s+/g, " ");
const bye = (why: string, again: boolean) => ({ type: "bye", why, again, reload: false });

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function open(found: TableNews): Promise<void> {
  look = found;
  page = mount(Table, { target: document.body, props: { id: ID } });
  await settled();
}

function press(name: string): void {
  const button = [...document.querySelectorAll("button")].find((button) => button.textContent === name);
  if (!button) throw new Error(`no button ${name} in: ${shown()}`);
  button.click();
  flushSync();
}

async function submit(): Promise<void> {
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await settled();
}

function write(label: string, words: string): void {
  const field = [...document.querySelectorAll("label")]
    .find((one) => one.textContent!.startsWith(label))!
    .querySelector("input")!;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

beforeEach(async () => {
  await loadWords("", "en");
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  Wire.all = [];
  posted = [];
  answers = {};
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.body) posted.push({ path, body: JSON.parse(String(init.body)) });
    const [status, body] = answers[path.split("/").at(-1)!] ?? [200, look];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  void unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  go("/");
});

test("a latecomer asks for a vacant seat, waits, and is let in", async () => {
  await open(news());
  expect(shown()).toContain("Mia will be asked to let you in");
  write("Your name", "Ole");
  answers.knock = [200, { seated: false }];
  look = news({ knocking: true });
  await submit();
  expect(posted).toEqual([{ path: `/api/tables/${ID}/knock`, body: { name: "Ole", seat: 1 } }]);
  line().tell(news({ knocking: true }));
  expect(shown()).toContain("Mia has been asked.");
  line().tell(bye("You have a seat now.", true));
  await vi.advanceTimersByTimeAsync(2_000);
  line().tell(news({ places: [place(0), place(1, { name: "Ole", mine: true }), place(2)] }));
  expect(document.querySelector(".room")).not.toBeNull();
});

test("a knock that is declined is answered in a sentence, and one may ask again", async () => {
  await open(news({ knocking: true }));
  line().tell(news({ knocking: true }));
  look = news();
  line().tell(bye("Not just now, sorry.", false));
  await settled();
  expect(shown()).toContain("Not just now, sorry.");
  expect(shown()).toContain("Ask the host");
  expect(Wire.all).toHaveLength(1);
});

test("a knock that nobody answers ends, and says so", async () => {
  await open(news({ knocking: true }));
  line().tell(news({ knocking: true }));
  line().tell(news());
  expect(shown()).toContain("Nobody has answered.");
});

test("where nobody is left to ask, the seat is taken at once", async () => {
  await open(
    news({
      reclaimable: true,
      places: [
        place(0, { kind: "kept", left: true, host: false }),
        place(1, { kind: "bot" }),
        place(2, { kind: "bot" }),
      ],
      vacant: [0, 1, 2],
    }),
  );
  expect(shown()).toContain("Nobody is here to ask. Take this seat and go on.");
  write("Your name", "Mia");
  answers.knock = [200, { seated: true }];
  await submit();
  line().tell(news({ places: [place(0, { mine: true }), place(1), place(2)], host: true }));
  expect(document.querySelector(".room")).not.toBeNull();
});

test("a refused knock says why and changes nothing", async () => {
  await open(news());
  write("Your name", "Mia");
  answers.knock = [409, { why: "Somebody here is called that already." }];
  await submit();
  expect(shown()).toContain("Somebody here is called that already.");
  expect(Wire.all).toHaveLength(0);
});

test.each([
  [
    "a closed door before the game",
    { stage: "lobby", door: false },
    "The door is closed just now. Mia can open it for you.",
  ],
  ["a closed door during it", { door: false, vacant: [] }, "The door is closed just now. Mia can open it for you."],
  ["a table where everybody is", { vacant: [] }, "everybody is here"],
  ["a game of others that is over", { stage: "over" }, "Those who sat here can look back at it."],
  ["a table of older rules", { closed: "It began under older rules." }, "It began under older rules."],
] as [string, Partial<TableNews>, string][])("%s is explained", async (_, more, sentence) => {
  await open(news(more));
  expect(shown()).toContain(sentence);
  expect(document.querySelector("form")).toBeNull();
});

test("the door says how to get a seat back that this browser has forgotten", async () => {
  await open(news());
  expect(shown()).toContain("this browser has forgotten you");
  press("I have a code for a seat");
  write("Code from", "ABCD1234");
  look = news({ places: [place(0, { mine: true })] });
  await submit();
  expect(posted[0]).toEqual({ path: `/api/tables/${ID}/take-over`, body: { code: "ABCD1234" } });
  expect(Wire.all).toHaveLength(1);
});

test("whoever left comes back", async () => {
  const left = news({ places: [place(0), place(1), place(2, { kind: "kept", mine: true, left: true })] });
  await open(left);
  expect(Wire.all).toHaveLength(0);
  press("Come back");
  line().tell(left);
  const { id, seat } = line().asks("come_back")!;
  expect(seat).toBe(2);
  line().tell({
    type: "answer",
    id,
    outcome: "refused",
    why: "Somebody else sits there now.",
    clause: "",
    instead: "",
    after: 0,
    code: "",
    reason: "",
    facts: {},
  });
  await settled();
  expect(shown()).toContain("Somebody else sits there now.");
  line().tell(news({ places: [place(0), place(1), place(2, { mine: true })] }));
  expect(document.querySelector(".room")).not.toBeNull();
});

test("whoever is sent away is told calmly, and the line stays closed", async () => {
  await open(news({ places: [place(0), place(1), place(2, { mine: true })] }));
  line().tell(news({ places: [place(0), place(1), place(2, { mine: true })] }));
  line().tell(bye("The host gave your seat to a bot.", false));
  await vi.advanceTimersByTimeAsync(60_000);
  flushSync();
  expect(document.querySelector("h1")!.textContent).toBe("The host gave your seat to a bot.");
  expect(Wire.all).toHaveLength(1);
  look = news({ places: [place(0), place(1), place(2, { mine: true })] });
  press("Look again");
  await settled();
  expect(Wire.all).toHaveLength(2);
});

test("the host of a table of older rules plays on under today's", async () => {
  const mine = { places: [place(0, { mine: true }), place(1), place(2)], host: true };
  await open(news({ ...mine, closed: "It began under older rules.", upgradable: true }));
  line().tell(news({ ...mine, closed: "It began under older rules.", upgradable: true }));
  press("Play on under today’s rules");
  expect(line().asks("upgrade")).toBeDefined();
  line().tell(news(mine));
  expect(document.querySelector(".room")).not.toBeNull();
});

test("a table that says no is quoted", async () => {
  answers[ID] = [404, { reason: "no-table", facts: {}, why: "It was cleared away." }];
  await open(news());
  expect(shown()).toContain("It was cleared away.");
});

test.each([
  [429, "Something went wrong"],
  [500, "Something went wrong"],
  [404, "This table is not here."],
])("a table that answers %i", async (status, sentence) => {
  answers[ID] = [status, {}];
  localStorage.setItem("yuletable/tables", "[]");
  await open(news());
  expect(shown()).toContain(sentence);
});
