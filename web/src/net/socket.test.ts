// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Hello } from "../contract/protocol";
import { Connection, freshKey, type Asked, type Keep, type Link, type Listener } from "./socket";

/** A line that the test holds at the other end. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen!();
  }
  tell(frame: object): void {
    this.onmessage!({ data: JSON.stringify(frame) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const said = { type: "said", seat: 0, phrase: "", words: "" };
const answer = (id: string, outcome = "applied") => ({
  type: "answer",
  id,
  outcome,
  why: "",
  clause: "",
  instead: "",
  after: 100,
  code: "",
  reason: "",
  facts: {},
});
let links: Link[];
let kept: Asked[];
let connection: Connection;
const keep: Keep = { read: () => kept, write: (frames) => (kept = frames) };
const listener: Listener = {
  hello: () => ({ type: "hello" }) as Hello,
  told: () => {},
  linked: (link) => links.push(link),
};

const open = (): Connection => new Connection("ws://here", listener, keep, () => new Wire() as unknown as WebSocket);
const last = (): Wire => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  links = [];
  kept = [];
  connection = open();
  last().open();
  last().tell(said);
});

test("the first frame is a hello", () => {
  expect(last().sent[0]).toEqual({ type: "hello" });
  expect(links).toEqual(["connecting", "open"]);
});

test("what was not answered is asked again with the same key on the next line", async () => {
  const reply = connection.request({ type: "play", seat: 0, move: "x", question: 1 });
  const { id } = last().sent[1]!;
  last().break();
  expect(links.at(-1)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  expect(last().sent.map((frame) => frame.type)).toEqual(["hello", "play"]);
  expect(last().sent[1]!.id).toBe(id);
  last().tell(answer(id));
  expect((await reply).id).toBe(id);
});

test("a move outlives a refresh of the page until it is answered", () => {
  void connection.request({ type: "play", seat: 0, move: "x" });
  expect(kept).toHaveLength(1);
  open();
  last().open();
  expect(last().sent[1]).toEqual(kept[0]);
  last().tell(answer(kept[0]!.id));
  expect(kept).toHaveLength(0);
});

test("retry means: the same again, later", async () => {
  void connection.request({ type: "undo", seat: 0 });
  const { id } = last().sent[1]!;
  last().tell(answer(id, "retry"));
  await vi.advanceTimersByTimeAsync(300);
  expect(last().sent[2]).toEqual(last().sent[1]);
});

test("a line that leaves a question unanswered is given up", async () => {
  void connection.request({ type: "undo", seat: 0 });
  const before = Wire.all.length;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(Wire.all.length).toBeGreaterThan(before);
  expect(links).toContain("waiting");
});

test("advice may take longer than the server gives a bot to think", async () => {
  void connection.request({ type: "hint", seat: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all.length).toBeGreaterThan(1);
});

test("a new line on which nothing is ever heard is given up", async () => {
  last().break();
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  const silent = Wire.all.length;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(Wire.all.length).toBeGreaterThan(silent);
});

test("waits grow longer, and never beyond seven and a half seconds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const waits: number[] = [];
  for (let failure = 0; failure < 14; failure++) {
    last().break();
    const before = Wire.all.length;
    let waited = 0;
    while (Wire.all.length === before) {
      await vi.advanceTimersByTimeAsync(10);
      waited += 10;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(310);
  expect(waits[3]!).toBeGreaterThan(waits[2]!);
  expect(Math.max(...waits)).toBe(7_500);
});

test("a goodbye for good closes the line, and nothing comes back", async () => {
  last().tell({ type: "bye", why: "kicked", again: false });
  const before = Wire.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links.at(-1)).toBe("closed");
  expect(Wire.all).toHaveLength(before);
});

test("a page of another version is loaded anew instead of coming back", async () => {
  let loads = 0;
  const old = new Connection(
    "ws://here",
    listener,
    keep,
    () => new Wire() as unknown as WebSocket,
    () => ++loads === 1,
  );
  last().open();
  last().tell({ type: "bye", why: "This page is old.", again: false, reload: true });
  expect(loads).toBe(1);
  expect(links.at(-1)).not.toBe("closed"); // it is on its way
  old.renew();
  last().open();
  last().tell({ type: "bye", why: "This page is old.", again: false, reload: true });
  expect(links.at(-1)).toBe("closed"); // once was enough
});

test("a key is 128 bits and never the same", () => {
  const keys = new Set(Array.from({ length: 100 }, freshKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
