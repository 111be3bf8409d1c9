/** Every move of every menu of whole games can be put together by clicking on the board. */
import { afterEach, expect, test } from "vitest";
import type { Choice } from "../../contract/board";
import { isWord, Stage, type Asked } from "../../testing/stage.svelte";

let stage: Stage;
afterEach(() => stage.close());

const ASKING = ["wild_choice=ask", "wild_binding=placement", "trade_consent=true"];
const GAMES: Asked[] = [
  { game: "holiday_shuffle", seats: 2, seed: "d", options: ["wild_choice=ask"] },
  { game: "holiday_shuffle", seats: 2, seed: "c", eyes: 1, options: ASKING },
  { game: "holiday_shuffle", seats: 3, seed: "b" },
  { game: "holiday_shuffle", seats: 4, seed: "a", options: ["wild_gap_ban=true", "celebration_optional=false"] },
];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const slot = (seat: number, at: number): string =>
  `button[data-at="slot-${seat}-${at}"], [data-at="slot-${seat}-${at}"] button`;

/** One click after another, as somebody would who knows what they want. */
function build({ kind, move, parts }: Choice, me: number): void {
  if (move === "P") return stage.click('[data-at="draw"]');
  if (move === "x") return stage.click('[data-at="discard"]');
  if (kind === "Take") stage.click('[data-at="discard"]');
  if (kind === "Take" || kind === "Put") return stage.click(slot(me, parts.slot));
  if (kind === "Switch") return [parts.first, parts.second].forEach((at: number) => stage.click(slot(me, at)));
  if (kind === "Trade") {
    stage.click(slot(parts.partner, parts.theirs)); // the other way round would do as well
    return stage.click(slot(me, parts.mine));
  }
  const date = move.split("=")[1]!;
  stage.click(".naming .month", MONTHS.indexOf(date.slice(0, 3)));
  stage.click(".naming .day", Number(date.slice(3)) - 1);
}

test.each(GAMES)("every move of a game of $seats ($seed $eyes $options)", async (asked) => {
  stage = await Stage.open(asked);
  let built = 0;
  for (const batch of stage.evening) {
    stage.show(batch);
    for (const choice of batch.choices as Choice[]) {
      if (isWord(choice) && !["P", "x"].includes(choice.move)) continue;
      build(choice, asked.eyes === undefined ? 0 : Number(asked.eyes));
      expect(stage.draft.move, `${choice.move} at ${batch.revision}`).toBe(choice.move);
      stage.again();
      expect(stage.all(".target, .chosen")).toEqual([]);
      built += 1;
    }
  }
  expect(built).toBeGreaterThan(100);
});

test("where nothing is asked nothing is lit", async () => {
  stage = await Stage.open({ game: "holiday_shuffle", seats: 3, seed: "b" });
  for (const batch of stage.evening) {
    stage.show(batch);
    if (batch.choices.length) continue;
    expect(stage.all(".lit, .can")).toEqual([]);
  }
});

test("the end of a round is explained to the last point", async () => {
  stage = await Stage.open({ game: "holiday_shuffle", seats: 4, seed: "a" });
  let rounds = 0;
  for (const batch of stage.evening) {
    stage.show(batch);
    const scored = batch.events.filter((event) => event.what === "scored");
    if (!scored.length) continue;
    rounds += 1;
    if (!stage.all(".sheet").length) stage.click(".round .chip"); // where it is our turn at once it waits
    const sheets = stage.all(".sheet .all > li");
    expect(sheets).toHaveLength(4);
    for (const sheet of sheets) {
      const lines = [...sheet.querySelectorAll("ul li:not(.sum) > b")].map((line) => Number(line.textContent));
      expect(lines.reduce((sum, points) => sum + points, 0)).toBe(Number(sheet.querySelector("h3 > b")!.textContent));
    }
  }
  expect(rounds).toBe(3);
});

test("the table screen shows every mat and asks nobody", async () => {
  stage = await Stage.open({ game: "holiday_shuffle", seats: 4, seed: "a", eyes: "none" });
  for (const batch of stage.evening) {
    stage.show(batch);
    expect(stage.all('[data-at^="slot-"]')).toHaveLength(40);
    expect(stage.all(".lit, .can, .held")).toEqual([]);
  }
});
