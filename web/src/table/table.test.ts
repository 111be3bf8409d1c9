// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { viewHash } from "../net/canon";
import type { Batch, TableNews } from "../contract/protocol";
import { familyBook } from "./shelf.svelte";
import { settings } from "../device/settings.svelte";
import type { Request } from "../net/socket";
import { loadWords } from "../i18n/words.svelte";
import { leftBehind, pauseAfter, Table, type Line, type Moment } from "./table.svelte";

const place = (seat: number, mine: boolean) => ({
  seat,
  letter: "ABCD"[seat]!,
  kind: "person" as const,
  name: `P${seat}`,
  level: "",
  here: true,
  host: seat === 0,
  mine,
  seeded: true,
  left: false,
  erased: false,
});
const news = (mine: number[]): TableNews => ({
  type: "table",
  table: "t",
  code: "ABC",
  game: "north_pole",
  title: "Race",
  stage: "playing",
  seats: [2, 3, 4],
  places: [0, 1, 2].map((seat) => place(seat, mine.includes(seat))),
  edition: "house",
  options: {},
  pace: "normal",
  absence: 60,
  reaction: 5,
  watchers: false,
  words: false,
  commitment: "",
  asking: null,
  rematch: "",
  origin: "",
  origin_move: 0,
  host: true,
  version: 3,
  overlap: true,
  door: true,
  kept_days: 0,
  hour: null,
  closed: "",
  closed_reason: "",
  upgradable: false,
  knocks: [],
  sent_away: [],
  knocking: false,
  vacant: [],
  reclaimable: false,
  listeners: 0,
});

const lobby = (mine: number[]): TableNews => ({ ...news(mine), stage: "lobby" });

let view: Record<string, unknown>;
function batch(revision: number, patch: Record<string, unknown>, more: Partial<Batch> = {}): Batch {
  view = more.whole ? patch : { ...view, ...patch };
  return {
    type: "batch",
    seat: 0,
    revision,
    events: [],
    view: patch,
    whole: false,
    hash: viewHash(view),
    say: "",
    question: null,
    choices: [],
    undo: false,
    clock: null,
    struck: null,
    passing: [],
    ...more,
  } as Batch;
}

const question = (id: number, more = {}) => ({ id, window: "", ahead: false, clock: null, answered: false, ...more });
let asked: Request[];
let renewals: number;
let table: Table;
const line: Line = {
  request: async (request) => {
    asked.push(request);
    return {
      type: "answer",
      id: "",
      outcome: "applied",
      why: "",
      clause: "",
      instead: "",
      after: 0,
      code: "",
      reason: "",
      facts: {},
    };
  },
  renew: () => void renewals++,
  close: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  settings.change({ pace: "normal" });
  asked = [];
  renewals = 0;
  table = new Table("t");
  table.connect(() => line);
});

test("a page that loads again knows which windows its seat lets pass", () => {
  table.told(news([0]));
  table.told(batch(7, {}, { whole: true, passing: ["Holly"] }));
  expect(table.moment!.passing).toEqual(["Holly"]);
  table.told(batch(8, {}));
  expect(table.moment!.passing).toEqual([]);
});

test("patches are laid over the view, and the fingerprint agrees", () => {
  table.told(news([0]));
  table.told(batch(0, { at: [0, 0], draw: 9 }, { whole: true }));
  table.told(batch(1, { at: [3, 0] }));
  expect(table.moment!.view).toEqual({ at: [3, 0], draw: 9 });
  expect(table.hello().since).toEqual([{ seat: 0, revision: 1, hash: viewHash(view) }]);
});

test("a table screen has nobody's eyes, though its device has a seat", () => {
  const screen = new Table("t", true);
  screen.told(news([0]));
  screen.told(batch(0, { draw: 9 }, { whole: true, seat: null }));
  expect(screen.moment!.view).toEqual({ draw: 9 });
});

test("a page loaded anew goes on with the story it had told", () => {
  const tells = (say: string) => ({ whole: true, events: [{ what: "said", seat: 1, say }] }) as Partial<Batch>;
  table.told(news([0]));
  table.told(batch(4, { draw: 9 }, tells("One.")));
  const anew = new Table("t");
  expect(anew.hello().since).toEqual([{ seat: 0, revision: 4, hash: "" }]);
  anew.told(news([0]));
  anew.told(batch(6, { draw: 8 }, tells("Two.")));
  expect(anew.feed!.log.map((line) => line.say)).toEqual(["One.", "Two."]);
});

test("whoever comes to a running game is told what happened, in the log alone", () => {
  const events = ["One.", "Two."].map((say) => ({ what: "said", seat: 1, say }));
  expect(table.hello().since).toContainEqual({ seat: 0, revision: 1, hash: "" });
  table.told(news([0]));
  table.told(batch(9, { draw: 9 }, { whole: true, events }));
  expect(table.feed!.log.map((line) => line.say)).toEqual(["One.", "Two."]);
  expect(table.moment!.events).toEqual([]);
  table.told(batch(10, { draw: 8 }, { events: [{ what: "said", seat: 1, say: "Three." }] }));
  expect(table.moment!.events).toHaveLength(1);
  expect(table.feed!.log).toHaveLength(3);
});

test("whoever was here before the game sees it begin", () => {
  table.told(lobby([0]));
  table.told(batch(1, { draw: 9 }, { whole: true, events: [{ what: "dealt", seat: 1, say: "Cards for all." }] }));
  expect(table.moment!.events).toHaveLength(1);
});

test.each([
  ["a gap", () => batch(3, { draw: 8 })],
  ["another fingerprint", () => ({ ...batch(1, { draw: 8 }), hash: "00000000" })],
])("%s is healed by a hello that knows nothing of this seat", (_, broken) => {
  table.told(news([0]));
  table.told(batch(0, { draw: 9 }, { whole: true }));
  table.told(broken());
  expect(renewals).toBe(1);
  expect(table.hello().since).toEqual([]);
  table.told(batch(7, { draw: 7 }, { whole: true }));
  expect(table.moment!.view).toEqual({ draw: 7 });
});

test("batches are shown one after the other, and the log tells them in order", async () => {
  const event = (say: string) => ({ events: [{ what: "x", seat: 1, say }] });
  table.told(lobby([0]));
  table.told(batch(0, { n: 0 }, { whole: true, ...event("One.") }));
  table.told(batch(1, { n: 1 }, event("Two.")));
  expect(table.moment!.view.n).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.moment!.view.n).toBe(1);
  expect(table.feed!.log.map((line) => line.say)).toEqual(["One.", "Two."]);
});

test("a move names the question it answers", async () => {
  table.told(news([0]));
  table.told(batch(0, {}, { whole: true, question: question(5) }));
  table.draft.propose("3x5");
  table.draft.confirm();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([{ type: "play", seat: 0, move: "3x5", question: 5 }]);
  expect(table.draft.move).toBeNull();
});

test("once it is answered a question is not shown a moment longer", async () => {
  const event = (say: string) => ({ events: [{ what: "x", seat: 1, say }] });
  table.told(news([0]));
  table.told(
    batch(0, {}, { whole: true, question: question(5), ...event("It is your turn, and much happened before.") }),
  );
  table.draft.propose("3x5");
  table.draft.confirm();
  await vi.advanceTimersByTimeAsync(0);
  table.told(batch(1, {}, event("You play three fives.")));
  table.told(batch(2, {}, event("It is somebody else's turn.")));
  expect(table.question).toBeNull();
  expect(table.moment!.revision).toBe(1);
});

test("with one seat here its eyes are ours; with several nobody looks until somebody says so", () => {
  table.told(news([2]));
  expect(table.eyes).toBe(2);
  const shared = new Table("t");
  shared.connect(() => line);
  shared.told(news([0, 1]));
  expect(shared.eyes).toBeNull();
  expect(shared.moment).toBeNull();
});

test("when somebody else sits down on this device, nobody looks any more", () => {
  table.told(news([0]));
  expect(table.eyes).toBe(0);
  table.told(news([0, 1]));
  expect(table.eyes).toBeNull();
  table.look(1);
  table.told(news([0, 1]));
  expect(table.eyes).toBe(1);
});

test("on a shared device the one who is asked is called, when what happened has been seen", async () => {
  table.told(lobby([0, 1]));
  table.look(0);
  table.told(batch(0, {}, { whole: true, events: [{ what: "x", seat: 0, say: "You move." }] }));
  table.told(batch(0, {}, { whole: true, seat: 1, question: question(2) }));
  expect(table.next).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(table.next).toBe(1);
  table.look(1);
  expect(table.next).toBeNull();
  expect(table.question!.id).toBe(2);
});

test("an answered window calls nobody", () => {
  table.told(news([0, 1]));
  table.told(batch(0, {}, { whole: true, seat: 1, question: question(2, { answered: true }) }));
  expect(table.next).toBeNull();
});

test("only phrases of ours are shown", () => {
  table.told(news([0]));
  table.told({ type: "said", seat: 1, phrase: "clap", words: "" });
  table.told({ type: "said", seat: 1, phrase: "anything else", words: "" });
  expect(table.bubbles).toHaveLength(1);
});

const moment = (say: string, clock = false): Moment => ({
  revision: 0,
  view: {},
  say: "",
  choices: [],
  undo: false,
  clock: null,
  came: 0,
  first: 0,
  struck: null,
  passing: [],
  events: say ? [{ what: "x", seat: 0, say }] : [],
  question: clock ? question(1, { clock: { left: 5_000, whole: 5_000 } }) : null,
});

test("there is time to read what happened, less when much is waiting, none when nothing happened", () => {
  const long = pauseAfter(moment("A long sentence about what happened at the table."), [], 1);
  expect(long).toBeGreaterThan(pauseAfter(moment("Short."), [], 1));
  expect(pauseAfter(moment("Short."), [], 2)).toBe(pauseAfter(moment("Short."), [], 1) / 2);
  expect(pauseAfter(moment("Short."), Array(9).fill(moment("x")), 1)).toBeLessThan(pauseAfter(moment("Short."), [], 1));
  expect(pauseAfter(moment(""), [], 1)).toBe(0);
  expect(pauseAfter(moment("Short."), [], 0)).toBe(0);
});

test("a question with a clock does not wait for the story", () => {
  const story = moment("A very long sentence ".repeat(20));
  const queue = [story, moment("", true)];
  expect(pauseAfter(story, queue, 1) * queue.length).toBeLessThanOrEqual(1_500);
});

test("letting a window pass when it has passed by itself is no mistake, answering it too late is one", async () => {
  const late: Line = {
    ...line,
    request: async () => ({
      type: "answer",
      id: "",
      outcome: "stale",
      why: "The table has gone on since.",
      clause: "",
      instead: "",
      after: 0,
      code: "",
      reason: "",
      facts: {},
    }),
  };
  table.connect(() => late);
  table.told(news([0]));
  const choices = [
    { move: "-", kind: "Decline", parts: {}, say: "let it pass", open: false },
    { move: "santa", kind: "Use", parts: {}, say: "use Santa", open: false },
  ];
  table.told(batch(0, { draw: 9 }, { whole: true, question: question(7, { window: "Santa" }), choices }));
  await table.play("-");
  expect(table.notice).toBeNull();
  await table.play("santa");
  expect(table.notice?.say).toBe("The table has gone on since.");
});

test("the story does not tell of every window that passed unused", () => {
  const event = (what: string, say: string) => ({ what, say, seat: 1 });
  table.told(news([0]));
  table.told(
    batch(0, { draw: 9 }, { whole: true, events: [event("passed", "Bob passes."), event("window", "Nobody reacts.")] }),
  );
  expect(table.feed!.log.map((line) => line.say)).toEqual(["Bob passes."]);
});

const tells = (...says: string[]): Partial<Batch> => ({ events: says.map((say) => ({ what: "moved", seat: 1, say })) });
const struckOut = (at: Table): string[] => at.feed!.log.filter((line) => line.struck).map((line) => line.say);

test("what was taken back is struck out, and stays so when the page is loaded anew", async () => {
  settings.change({ pace: "still" });
  table.told(lobby([0]));
  table.told(batch(1, { n: 0 }, { whole: true, ...tells("One.") }));
  table.told(batch(2, { n: 1 }, tells("Two.", "Two and a half.")));
  table.told({ type: "said", seat: 1, phrase: "sorry", words: "" });
  table.told(batch(3, { n: 2 }, tells("Three.")));
  table.told(batch(4, { n: 0 }, { struck: 1, ...tells("Two is taken back.") }));
  expect(struckOut(table)).toEqual(["Two.", "Two and a half.", "Three."]);
  const anew = new Table("t");
  anew.told(news([0]));
  anew.told(batch(5, { n: 3 }, { whole: true, ...tells("Five.") }));
  expect(struckOut(anew)).toEqual(["Two.", "Two and a half.", "Three."]);
});

test("a line that may be older than what was taken back stands", () => {
  settings.change({ pace: "still" });
  table.told(lobby([0]));
  table.told(batch(1, { n: 0 }, { whole: true, ...tells("One.") }));
  table.told(batch(6, { n: 1 }, { whole: true, ...tells("Told late.") })); // of revisions 2 to 6
  table.told(batch(7, { n: 2 }, tells("Seven.")));
  table.told(batch(8, { n: 1 }, { struck: 4, ...tells("Taken back.") }));
  expect(struckOut(table)).toEqual(["Seven."]);
});

const erase = (seat: number): TableNews => ({
  ...news([0]),
  places: news([0]).places.map((one) => ({ ...one, erased: one.seat === seat })),
});
const said = (seat: number, words: string, phrase = "") => ({ type: "said" as const, seat, phrase, words });

function talk(): void {
  settings.change({ pace: "still" });
  table.told(lobby([0]));
  table.told(said(1, "before any game"));
  const speech = [
    { what: "said", seat: 1, say: "P1 says: my secret", words: "my secret" },
    { what: "said", seat: 2, say: "P2 says: hello", words: "hello" },
  ];
  table.told(batch(1, { n: 0 }, { whole: true, events: speech }));
  table.told(said(1, "my other secret"));
  table.told(said(1, "", "sorry"));
  table.told(said(2, "mine"));
  table.told(batch(2, { n: 1 }, tells("Two.")));
}

const everything = (): string =>
  JSON.stringify([table.bubbles, table.feed!.log, table.moment!.events, { ...sessionStorage }]);

test("erased words leave the log, the bubbles and the tab at once, and nobody else's do", () => {
  talk();
  sessionStorage.setItem("yuletable/story/t/2", sessionStorage.getItem("yuletable/story/t/0")!); // of eyes that are closed
  expect(everything()).toContain("secret");
  table.told(erase(1));
  expect(everything()).not.toContain("secret");
  expect(table.feed!.log.map((line) => line.say)).toEqual(["P2 says: hello", expect.any(String), "mine", "Two."]);
});

test("a tab that was closed when words were erased drops them when it comes back", () => {
  talk();
  const anew = new Table("t");
  anew.told(erase(1));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
});

test("what is typed after an erasure is heard, and kept nowhere", () => {
  talk();
  table.told(erase(1));
  table.told(said(1, "a new secret"));
  expect(table.bubbles.at(-1)!.say).toBe("a new secret");
  table.told(batch(3, { n: 2 }, tells("Three.")));
  expect(JSON.stringify([table.feed!.log, { ...sessionStorage }])).not.toContain("secret");
});

test("the keepsake of somebody whose words were erased has none", () => {
  const card = { name: "P1", value: 3, theme: "a secret", note: "another" } as never;
  familyBook.put({
    table: "t",
    game: "holiday_fever",
    title: "",
    date: "",
    names: [],
    scores: [],
    winners: [],
    keepsakes: [card, card],
  });
  table.told(erase(1));
  expect(familyBook.find("t")!.keepsakes.map(({ note }) => note)).toEqual(["another", ""]);
});

test("a seat one has left is not one's own any more, and can be found again", () => {
  table.told(news([1]));
  const gone = { ...news([1]), places: news([1]).places.map((one) => ({ ...one, left: one.seat !== 0 })) };
  table.told(gone);
  expect(table.mine).toEqual([]);
  expect(table.eyes).toBeNull();
  expect(leftBehind(gone).map(({ seat }) => seat)).toEqual([1]);
});

test("whoever had their name erased is called by their chair", async () => {
  await loadWords("", "en");
  table.told({
    ...news([0]),
    places: news([0]).places.map((one) => ({ ...one, name: one.seat === 1 ? "" : one.name })),
  });
  expect(table.people.map(({ name }) => name)).toEqual(["P0", "Chair B", "P2"]);
});
