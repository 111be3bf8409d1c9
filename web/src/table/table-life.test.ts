// @vitest-environment happy-dom
/** What people see of doors, clocks and logs while they play. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { face, type Person } from "../contract/board";
import Hour from "../shell/Hour.svelte";
import Knocks from "../shell/Knocks.svelte";
import Log from "../shell/Log.svelte";
import People from "../shell/People.svelte";
import type { Answer, Place, TableNews } from "../contract/protocol";
import type { Request } from "../net/socket";
import { loadWords } from "../i18n/words.svelte";
import type { LogLine } from "./table.svelte";

let shown: object | null = null;
let asked: Request[];

const ask = async (request: Request): Promise<Answer> => {
  asked.push(request);
  return {
    type: "answer",
    id: "",
    outcome: "applied",
    why: "",
    clause: "",
    instead: "",
    after: 0,
    code: "CODE1234",
    reason: "",
    facts: {},
  };
};
const people = ["Mia", "Pip"].map((name, seat): Person => ({
  seat,
  letter: "AB"[seat]!,
  name,
  kind: "person",
  level: "",
  here: true,
  mine: seat === 0,
  ...face(seat),
}));

function show<Props extends Record<string, unknown>>(component: Component<Props>, given: Props): void {
  shown = mount(component as Component<Record<string, unknown>>, { target: document.body, props: given });
  flushSync();
}
const press = (name: string): void => {
  const button = [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  button.click();
  flushSync();
};
const words = (): string => document.body.textContent!.replace(/\s+/g, " ");

beforeEach(async () => {
  await loadWords("", "en");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance", "setTimeout"] });
  asked = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("a knock is put in a sentence, and answered", () => {
  show(Knocks, {
    knocks: [
      { knock: 3, seat: 1, name: "Nina" },
      { knock: 4, seat: 1, name: "Pip" },
    ],
    people,
    ask,
  });
  expect(words()).toContain("Nina asks for Pip’s seat.");
  expect(words()).toContain("Pip asks to have their seat back.");
  expect(document.querySelector("[aria-live=polite]")).not.toBeNull();
  press("Let them in");
  press("Not now");
  expect(asked).toEqual([
    { type: "admit", knock: 3, yes: true },
    { type: "admit", knock: 3, yes: false },
  ]);
});

const clock = (): string => document.querySelector(".hour")!.textContent!;
const whole = 60 * 60_000;

test("the hour counts minutes, then seconds, and says when the end is near", async () => {
  show(Hour, { hour: { left: 5 * 60_000 + 2_000, whole, running: true }, came: performance.now() });
  expect(clock()).toBe("6 min");
  expect(document.querySelector("[role=status]")!.textContent).toBe("");
  await vi.advanceTimersByTimeAsync(3_000);
  flushSync();
  expect(clock()).toBe("5 min");
  expect(document.querySelector("[role=status]")!.textContent).toBe("5 minutes are left to play.");
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  flushSync();
  expect(clock()).toBe("59 s");
  expect(document.querySelector("[role=status]")!.textContent).toBe("One minute is left to play.");
  await vi.advanceTimersByTimeAsync(60_000);
  flushSync();
  expect(clock()).toBe("Time is up");
});

test("the hour stands still while the table rests", async () => {
  show(Hour, { hour: { left: 90_000, whole, running: false }, came: performance.now() });
  await vi.advanceTimersByTimeAsync(80_000);
  flushSync();
  expect(clock()).toBe("2 min");
});

const line = (key: number, more: Partial<LogLine>): LogLine => ({
  key,
  seat: 1,
  say: `Line ${key}.`,
  moment: key,
  first: key,
  talk: false,
  typed: false,
  struck: false,
  ...more,
});

test("what was taken back is struck out for eyes and ears", () => {
  show(Log, { lines: [line(1, {}), line(2, { struck: true }), line(3, {})], people });
  expect([...document.querySelectorAll("s")].map((one) => one.textContent)).toEqual(["Line 2."]);
  expect(document.querySelectorAll("li")[1]!.textContent).toContain("(taken back)");
});

const place = (seat: number, more: Partial<Place> = {}): Place => ({
  seat,
  letter: "ABC"[seat]!,
  kind: "person",
  name: ["Mia", "Pip", "Nina"][seat]!,
  level: "",
  here: true,
  host: seat === 0,
  mine: seat === 0,
  seeded: true,
  left: false,
  erased: false,
  ...more,
});
const table = (host: boolean, places: Place[]): TableNews =>
  ({
    table: "t",
    host,
    places,
    stage: "playing",
    door: true,
    watchers: true,
    words: true,
    listeners: 2,
  }) as unknown as TableNews;

test("a host gives a code for the seat of somebody who is away", async () => {
  show(People, { news: table(true, [place(0), place(1, { here: false }), place(2)]), open: true, ask });
  expect(words().match(/Code for a new device/g)).toHaveLength(1);
  press("Code for a new device");
  await vi.advanceTimersByTimeAsync(0); // the answer comes
  flushSync();
  expect(asked).toEqual([{ type: "move_device", seat: 1 }]);
  expect(words()).toContain("CODE1234");
});

test("a host switches door, watching and typing during the game", () => {
  show(People, { news: table(true, [place(0)]), open: true, ask });
  expect(words()).toContain("2 look on");
  for (const name of ["The door is open", "Friends may watch", "Typed words"]) press(name);
  expect(asked).toEqual([
    { type: "settle", door: false },
    { type: "settle", watchers: false },
    { type: "settle", words: false },
  ]);
});

test("words are forgotten only when asked twice, one's own or by the host", () => {
  show(People, { news: table(false, [place(0), place(1)]), open: true, ask });
  expect(words()).not.toContain("this seat’s words");
  press("Forget my words");
  expect(asked).toEqual([]);
  press("Yes, forget them for good");
  expect(asked).toEqual([{ type: "erase", seat: 0 }]);
});
