/** Every move of every menu of whole games can be put together by clicking on the board. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Choice } from "../../contract/board";
import { isWord, Stage, type Asked } from "../../testing/stage.svelte";
import { spots } from "./compose";

let stage: Stage;
afterEach(() => stage.close());

const GAMES: Asked[] = [
  { game: "holiday_fever", seats: 4, seed: "a" },
  { game: "holiday_fever", seats: 3, seed: "b", eyes: 1 },
];

/** One click after another, and a word where pointing leaves more than one way. */
function build(choice: Choice): void {
  for (const spot of spots(choice)) stage.click(`[data-at="${spot}"]`);
  if (stage.draft.move !== choice.move) stage.click(`[data-move="${choice.move}"]`);
}

test.each(GAMES)("every move of a game of $seats ($seed $eyes)", async (asked) => {
  stage = await Stage.open(asked);
  let built = 0;
  for (const batch of stage.evening) {
    const pointing = (batch.choices as Choice[]).filter((choice) => !isWord(choice));
    if (pointing.length) stage.show(batch);
    for (const choice of pointing) {
      build(choice);
      expect(stage.draft.move, `${choice.move} at ${batch.revision}`).toBe(choice.move);
      stage.again();
      expect(stage.all(".chosen")).toEqual([]);
      built += 1;
    }
  }
  expect(built).toBeGreaterThan(30);
});

test("a speech is said aloud or goes along with its words", async () => {
  stage = await Stage.open({ game: "holiday_fever", seats: 4, seed: "a" });
  const batch = stage.evening.find((batch) => (batch.choices as Choice[]).some((choice) => choice.move === "speak"))!;
  stage.show(batch);
  stage.click(".speech button");
  expect(stage.draft.move).toBe("speak");
  const [field] = stage.all(".speech textarea") as HTMLTextAreaElement[];
  field!.value = "The long drive home";
  field!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  stage.click(".speech button", 1);
  expect(stage.draft.move).toBe("speak The long drive home");
});

test("a card is played with a few words", async () => {
  stage = await Stage.open({ game: "holiday_fever", seats: 3, seed: "a" });
  const toast = (batch: { choices: unknown }) =>
    (batch.choices as Choice[]).find((choice) => choice.move === "play A12");
  const batch = stage.evening.find(toast)!;
  stage.show(batch);
  build(toast(batch)!);
  const [field] = stage.all(".bar textarea") as HTMLTextAreaElement[];
  for (const [words, move] of [
    ["To all of you", "play A12: To all of you"],
    ["", "play A12"],
  ] as const) {
    field!.value = words;
    field!.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(stage.draft.move).toBe(move);
    expect(stage.draft.say).toBe(toast(batch)!.say);
  }
});

test("a store shows all its goods, and a dim one says why", async () => {
  stage = await Stage.open({ game: "holiday_fever", seats: 3, seed: "a" });
  const bought = (batch: { choices: unknown }) =>
    (batch.choices as Choice[]).filter((choice) => choice.move.startsWith("buy"));
  const batch = stage.evening.find((batch) => bought(batch).length === 3)!;
  stage.show(batch);
  const goods = stage.all(".shelf .good");
  expect(goods.map((good) => good.dataset.move)).toEqual(["buy G", "buy V", "buy L", "buy O"]);
  const dim = goods.filter((good) => good.getAttribute("aria-disabled") === "true");
  expect(dim).toHaveLength(1);
  dim[0]!.click();
  await vi.waitFor(() => expect(stage.all(".because").map((reason) => reason.textContent!.trim())).toEqual(["no"]));
  expect(stage.draft.move).toBeNull();
});

test("the end shows everybody's Christmas, the best one first", async () => {
  stage = await Stage.open({ game: "holiday_fever", seats: 3, seed: "b" });
  stage.show(stage.evening.at(-1)!);
  const totals = stage
    .all(".final li > p")
    .map((total) => Number(total.textContent!.replace("−", "-").replace(/[$,]/g, "")));
  const scores = stage.evening.at(-1)!.view.scores as number[];
  expect(totals).toEqual([...scores].sort((a, b) => b - a));
});

test("where nothing is asked nothing is lit", async () => {
  stage = await Stage.open({ game: "holiday_fever", seats: 3, seed: "b" });
  const quiet = stage.evening.filter((batch) => !batch.choices.length);
  for (const batch of quiet.filter((_, at) => at % 6 === 0)) {
    stage.show(batch);
    expect(stage.all(".lit, .way, .can")).toEqual([]);
  }
});
