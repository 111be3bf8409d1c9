/** Every move of every menu of whole games can be put together by clicking on the board. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Batch } from "../../contract/protocol";
import type { Choice } from "../../contract/board";
import { isWord, Stage, type Asked } from "../../testing/stage.svelte";

let stage: Stage;
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  stage.close();
});

interface Game extends Asked {
  wide: boolean;
}
const GAMES: Game[] = [
  { game: "christmas_opoly", seats: 4, seed: "a", wide: true },
  { game: "christmas_opoly", seats: 4, seed: "a", wide: false },
  { game: "christmas_opoly", seats: 2, seed: "c", eyes: 1, wide: true },
  {
    game: "christmas_opoly",
    seats: 6,
    seed: "a",
    eyes: 3,
    options: ["version=short", "cash_public=no", "rent_mode=watchful"],
    wide: true,
  },
];

/** As large as a desk or as small as a phone. */
function room(wide: boolean): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(wide ? 1440 : 375);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(wide ? 850 : 760);
}

function enter(selector: string, value: number): void {
  const field = stage.all(selector)[0] as HTMLInputElement;
  if (field.value === String(value)) return;
  field.value = String(value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

/** Presents go back one at a time until the levels are the wanted ones. */
function sell({ group, levels }: Record<string, any>): void {
  stage.click(`.do.wide[data-group=${group}]`);
  for (let steps = 0; steps < 60; steps++) {
    const now = stage.all("dialog .stack").map((stack) => Number(stack.dataset.level));
    const at = now.findIndex((level, i) => level !== levels[i]);
    if (at < 0) break;
    stage.click(`dialog li:nth-child(${at + 1}) .step`, now[at]! > levels[at] ? 0 : 1);
  }
  stage.click("dialog .lit");
}

async function offer({ to, give, give_cash, get, get_cash }: Record<string, any>): Promise<void> {
  stage.click("button.trade");
  if (stage.all("dialog .end .bare").length) stage.click("dialog .end .bare");
  stage.click(`dialog [data-seat="${to}"]`);
  for (const space of give) stage.click(`dialog .give [data-space="${space}"]`);
  for (const space of get) stage.click(`dialog .get [data-space="${space}"]`);
  enter("dialog .give input", give_cash);
  enter("dialog .get input", get_cash);
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
  stage.click("dialog .end .lit");
}

async function build(choice: Choice): Promise<void> {
  if (choice.kind === "Token") return stage.click(`.tokens [data-move="${choice.move}"]`);
  if (choice.kind === "Bid") return enter(".bidding .number", choice.parts.amount);
  if (choice.kind === "Sell") return sell(choice.parts);
  if (choice.kind === "Offer") return offer(choice.parts);
  if (choice.kind !== "Mortgage") return stage.click(`.do[data-move="${choice.move}"]`);
  stage.click(`.mine .card.co-deed-${choice.parts.space}`);
  stage.click(`dialog [data-move="${choice.move}"]`);
}

/** Choices of one kind, and about one group: a sheet shows such a list. */
const list = ({ kind, parts }: Choice): string => `${kind} ${parts.group ?? ""}`;

/** The choices to try: a list that an earlier menu of the same phase had, move for move, is tried already. */
function untried(batch: Batch, tried: Set<string>): Choice[] {
  const choices = (batch.choices as Choice[]).filter((choice) => !isWord(choice));
  const fresh = new Set<string>();
  for (const name of new Set(choices.map(list))) {
    const moves = choices.filter((choice) => list(choice) === name).map((choice) => choice.move);
    const menu = [batch.view.phase, ...moves].join();
    if (!tried.has(menu)) fresh.add(name);
    tried.add(menu);
  }
  return choices.filter((choice) => fresh.has(list(choice)));
}

/** Every menu, tried or not, shows a way to each group that can be sold from. */
function expectSales(batch: Batch): void {
  const sales = (batch.choices as Choice[]).filter((choice) => choice.kind === "Sell");
  const groups = new Set(sales.map((sale) => sale.parts.group as string));
  const offered = stage.all(".mine .do.wide").map((button) => button.dataset.group);
  expect(offered.sort(), `sales at ${batch.revision}`).toEqual([...groups].sort());
}

test.each(GAMES)("every move of a game of $seats ($seed $eyes $options $wide)", async ({ wide, ...asked }) => {
  room(wide);
  stage = await Stage.open(asked);
  let built = 0;
  const tried = new Set<string>();
  for (const batch of stage.evening.filter((batch) => batch.choices.length)) {
    stage.show(batch);
    expectSales(batch);
    for (const choice of untried(batch, tried)) {
      await build(choice);
      expect(stage.draft.move, `${choice.move} at ${batch.revision}`).toBe(choice.move);
      expect(stage.draft.say).not.toBe(choice.move);
      stage.again();
      expect(stage.all("dialog")).toEqual([]);
      built += 1;
    }
  }
  expect(built).toBeGreaterThan(40);
});

test("a bid goes up by steps and by the slider, and never beyond one's cash", async () => {
  room(true);
  stage = await Stage.open({ game: "christmas_opoly", seats: 4, seed: "a" });
  const batch = stage.evening.find((batch) => (batch.choices as Choice[]).some((choice) => choice.kind === "Bid"))!;
  const { bid } = batch.view.question as { bid: number };
  const cash = (batch.view.cash as number[])[0]!;
  stage.show(batch);
  stage.click(".quick button", 2);
  stage.click(".quick button", 1);
  expect(stage.draft.move).toBe(`bid ${bid + 15}`);
  enter(".fine [type=range]", bid + 40);
  expect(stage.draft.move).toBe(`bid ${bid + 40}`);
  enter(".bidding .number", cash + 500);
  expect(stage.draft.move).toBe(`bid ${cash}`);
});

test("an offer that the table forbids cannot be proposed", async () => {
  room(true);
  stage = await Stage.open({ game: "christmas_opoly", seats: 4, seed: "a" });
  stage.show(stage.evening.find((batch) => (batch.choices as Choice[]).some((choice) => choice.kind === "Offer"))!);
  stage.click("button.trade");
  enter("dialog .give input", 1);
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
  expect(() => stage.click("dialog .end .lit")).toThrow("dim");
  expect(stage.all("dialog .ruling")[0]!.textContent).toContain("no");
  expect(stage.draft.move).toBe(null);
});

/** A question between two turns, with so many answers. */
const between = (answers: (count: number) => boolean) =>
  stage.evening.find((batch) => batch.view.phase === "Between" && answers(batch.choices!.length))!;

test("between turns, whoever can only go on need not press for it", async () => {
  room(true);
  stage = await Stage.open({ game: "christmas_opoly", seats: 4, seed: "a" });
  const sent = vi.spyOn(stage.draft, "confirm");
  stage.show(between((count) => count === 1));
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.draft.move).toBe("end");
  expect(sent).toHaveBeenCalledOnce();
});

test("between turns, whoever has a choice is asked until they want no more of it", async () => {
  room(true);
  stage = await Stage.open({ game: "christmas_opoly", seats: 4, seed: "a" });
  const sent = vi.spyOn(stage.draft, "confirm");
  stage.show(between((count) => count > 1));
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).not.toHaveBeenCalled();
  stage.click(".ask .chip");
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toHaveBeenCalledOnce();
  stage.click(".rail .chip");
  expect(stage.all(".rail .chip")).toEqual([]);
});
