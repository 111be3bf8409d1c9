/** Every move of every menu of whole races can be put together by clicking on the board. */
import { afterEach, expect, test } from "vitest";
import type { Choice } from "../../contract/board";
import { isWord, Stage, type Asked } from "../../testing/stage.svelte";
import { cardOf, ways } from "./plays";

let stage: Stage;
afterEach(() => stage.close());

const RACES: Asked[] = [
  { game: "north_pole", seats: 2, seed: "b" },
  { game: "north_pole", seats: 4, seed: "e" },
  {
    game: "north_pole",
    seats: 4,
    seed: "a",
    eyes: 2,
    options: ["board=quick", "hustle_tie=choose", "hustle_when_tied=allowed", "santa_on_turn=discard"],
  },
  { game: "north_pole", seats: 6, seed: "c", eyes: 5, options: ["max_players=6", "board=compact", "no_play=pass"] },
];

function build(choice: Choice): void {
  stage.click(`[data-card="${cardOf(choice)}"]`);
  if (stage.draft.move !== choice.move) stage.click(`.options [data-move="${choice.move}"]`);
}

test.each(RACES)("every move of a race of $seats ($seed $eyes $options)", async (asked) => {
  stage = await Stage.open(asked);
  let built = 0;
  for (const batch of stage.evening.filter((batch) => batch.choices!.length)) {
    stage.show(batch);
    for (const choice of batch.choices as Choice[]) {
      if (isWord(choice)) continue;
      build(choice);
      expect(stage.draft.move, `${choice.move} at ${batch.revision}`).toBe(choice.move);
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      stage.again();
      expect(stage.all(".hand .chosen")).toEqual([]);
      built += 1;
    }
  }
  expect(built).toBeGreaterThan(30);
});

test("a second tap on an equal card plays three together, a third puts them back", async () => {
  stage = await Stage.open({ game: "north_pole", seats: 4, seed: "a" });
  const batch = stage.evening.find((batch) => (batch.choices as Choice[]).some((choice) => choice.kind === "Triple"))!;
  const three = (batch.choices as Choice[]).find((choice) => choice.kind === "Triple")!;
  const card = `[data-card="${three.parts.value}"]`;
  stage.show(batch);
  stage.click(card);
  expect(stage.draft.move).toBe(String(three.parts.value));
  stage.click(card, 1);
  expect(stage.draft.move).toBe(three.move);
  expect(stage.all(".hand .chosen")).toHaveLength(3);
  stage.click(card, 2);
  expect(stage.draft.move).toBe(null);
});

test("what is not on the menu is dim", async () => {
  stage = await Stage.open({ game: "north_pole", seats: 4, seed: "a" });
  let dim = 0;
  for (const batch of stage.evening) {
    stage.show(batch);
    const choices = batch.choices as Choice[];
    for (const card of stage.all("[data-card]")) {
      const off = choices.length > 0 && !ways(choices, card.dataset.card!).length;
      expect(card.getAttribute("aria-disabled")).toBe(String(off));
      dim += Number(off);
    }
  }
  expect(dim).toBeGreaterThan(0);
});

test("the table screen shows nobody's hand", async () => {
  stage = await Stage.open({ game: "north_pole", seats: 4, seed: "a", eyes: "none" });
  for (const batch of stage.evening) {
    stage.show(batch);
    expect(stage.all("[data-card]")).toEqual([]);
  }
});
