/** The prompt: words go with one tap, unless a slip would cost something. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Choice, Question } from "../contract/board";
import { blank } from "../testing/Below.svelte";
import { Drafting } from "../table/draft.svelte";
import PromptBar from "./PromptBar.svelte";
import { loadWords } from "../i18n/words.svelte";

const question: Question = { id: 1, window: "", clock: null, answered: false };
const word = (move: string, say = move): Choice => ({ move, kind: "Word", parts: { word: move }, say, open: false });
const deed: Choice = { move: "mortgage 18", kind: "Mortgage", parts: { space: 18 }, say: "mortgage it", open: false };

let bar: Record<string, unknown> | undefined;
let sent: string[] = [];
let draft: Drafting;

function asked(choices: Choice[], more: Partial<ComponentProps<typeof PromptBar>> = {}): void {
  sent = [];
  const send = (move: string): void => void sent.push(move);
  draft = new Drafting(() => choices, send);
  bar = mount(PromptBar, {
    target: document.body,
    props: { say: "Your turn.", question, choices, draft, send, ...more },
  });
  flushSync();
}

function press(words: string): void {
  const found = [...document.querySelectorAll<HTMLButtonElement>(".acts button")].find(
    (button) => button.textContent === words,
  );
  if (!found) throw new Error(`there is no button ${words}`);
  found.click();
  flushSync();
}

const buttons = (): string[] => [...document.querySelectorAll(".acts button")].map((one) => one.textContent ?? "");
const brass = (): string[] => [...document.querySelectorAll(".acts .can")].map((button) => button.textContent ?? "");

beforeAll(() => loadWords("christmas_opoly", "en"));
afterEach(() => void (bar && unmount(bar)));

test("what a turn is for is brass and goes at once", () => {
  asked([deed, word("roll", "throw the dice")], { straight: ["roll"] });
  expect(brass()).toEqual(["Throw the dice"]);
  press("Throw the dice");
  expect(sent).toEqual(["roll"]);
});

test("another word goes with one tap, too", () => {
  asked([deed, word("pass", "pass")], { straight: ["roll"] });
  expect(brass()).toEqual([]);
  press("Pass");
  expect(sent).toEqual(["pass"]);
});

test("a word that costs something is asked for twice, in the same place", () => {
  asked([word("declare", "call it"), word("silent", "say nothing")], { straight: ["declare"], careful: ["silent"] });
  press("Say nothing");
  expect(sent).toEqual([]);
  expect(buttons()).toEqual(["Call it", "Say nothing", "Put back"]);
  expect(brass()).toEqual(["Say nothing"]);
  press("Say nothing");
  expect(sent).toEqual(["silent"]);
});

test("an offer is confirmed though the menu holds a single word", () => {
  asked([word("roll", "roll the dice")], { straight: ["roll"] });
  draft.propose("trade B 7 $100", { say: "offer $100 for the boots" });
  flushSync();
  expect(brass()).toEqual(["Offer $100 for the boots"]);
  press("Offer $100 for the boots");
  expect(sent).toEqual(["trade B 7 $100"]);
});

test("what a turn is for comes first", () => {
  asked([word("decline", "leave it"), word("buy", "buy it")], { straight: ["buy"] });
  expect(buttons()).toEqual(["Buy it", "Leave it"]);
  expect(brass()).toEqual(["Buy it"]);
});

test("sentence, what the board shows, buttons: read in this order", () => {
  asked([word("roll"), deed], { straight: ["roll"], detail: blank });
  const order = [...document.querySelectorAll(".prompt > :is(.ask, .detail, .acts)")].map((part) => part.classList[0]);
  expect(order).toEqual(["ask", "detail", "acts"]);
});
