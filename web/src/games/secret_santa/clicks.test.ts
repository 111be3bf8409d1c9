/** Every move of every menu of whole nights can be put together by clicking on the board. */
import { afterEach, expect, test } from "vitest";
import type { Choice } from "../../contract/board";
import { isWord, Stage, type Asked } from "../../testing/stage.svelte";
import { needs } from "./compose";

let stage: Stage;
afterEach(() => stage.close());

const NIGHTS: Asked[] = [
  { game: "secret_santa", seats: 3, seed: "a" },
  { game: "secret_santa", seats: 4, seed: "a", eyes: 3 },
  {
    game: "secret_santa",
    seats: 4,
    seed: "b",
    eyes: 2,
    options: ["santa_with_gifts=true", "fruitcake_play=may", "ghost_on_santa=true", "opener_may_pass=true"],
  },
  { game: "secret_santa", seats: 6, seed: "c", eyes: 1 },
  { game: "secret_santa", seats: 8, seed: "d", eyes: 7 },
];

const group = (code: string): string => `[data-at="hand-${code}"]`;
const count = (code: string): number => stage.all(`${group(code)} .up`).length;

/** One click after another, as somebody would who knows what they want. */
function build(choice: Choice): void {
  const wanted = needs(choice);
  const gifts = Object.keys(wanted).filter((code) => code !== "E" && code !== "FRUIT");
  for (const code of [...gifts, ...(wanted.E ? ["E"] : [])])
    if (!count(code)) stage.click(`${group(code)} button.pick`);
  for (let tries = 0; tries < 30; tries += 1) {
    const wrong = Object.entries(wanted).find(([code, number]) => code !== "FRUIT" && count(code) !== number);
    if (!wrong) break;
    stage.click(`${group(wrong[0])} .count button`, count(wrong[0]) < wrong[1] ? 1 : 0);
  }
  if (choice.parts.target !== undefined && stage.draft.move !== choice.move)
    stage.click(`[data-at="seat-${choice.parts.target}"] button.tag`);
  if (stage.draft.move !== choice.move) {
    const chips = stage.all(".help .chip");
    stage.click(
      ".help .chip",
      chips.findIndex((chip) => chip.textContent?.toLowerCase() === choice.say.toLowerCase()),
    );
  }
}

/** Build every move of a menu that is not a mere word, each from the beginning; how many those are. */
function buildAll(choices: Choice[], where: string): number {
  const moves = choices.filter((choice) => !isWord(choice));
  for (const choice of moves) {
    build(choice);
    expect(stage.draft.move, `${choice.move} at ${where}`).toBe(choice.move);
    stage.again();
    expect(stage.all(".chosen, .aimed")).toEqual([]);
  }
  return moves.length;
}

const kinds = new Set<string>();

test.each(NIGHTS)("every move of a night of $seats ($seed $eyes $options)", async (asked) => {
  stage = await Stage.open(asked);
  let built = 0;
  for (const batch of stage.evening) {
    stage.show(batch);
    built += buildAll(batch.choices as Choice[], String(batch.revision));
    for (const choice of batch.choices as Choice[]) kinds.add(choice.parts.santa ? "Give and Santa" : choice.kind);
  }
  expect(built).toBeGreaterThan(40);
});

test("those nights have every kind of move but one", async () => {
  expect([...kinds].sort()).toEqual([
    "Decline",
    "Give",
    "Give and Santa",
    "LightTree",
    "Regift",
    "Use",
    "UseOn",
    "Word",
  ]);
  stage = await Stage.open({ game: "secret_santa", seats: 3, seed: "a" });
  const zeros = [[16], [17], [20], [20, 20], [16, 20], [16, 17, 20, 20], [17, 20, 20]].map((cards): Choice => {
    const move = `0:${cards.map((card) => ({ 16: "MOUSE", 17: "SANTA", 20: "E" })[card]).join("+")}`;
    return { move, kind: "Zeros", parts: { cards }, say: `give ${move}`, open: false };
  });
  const santa: Choice = {
    move: "SANTA",
    kind: "Use",
    parts: { card: 17 },
    say: "Santa wins you the round",
    open: false,
  };
  const [batch] = stage.evening;
  stage.show({
    ...batch!,
    revision: 1_000,
    view: { ...batch!.view, hand: ["MOUSE", "SANTA", "E", "E"] },
    question: { id: 1, window: "", ahead: false, clock: null, answered: false },
    choices: [...zeros, santa],
  });
  expect(buildAll([...zeros, santa], "an opening with nothing but specials")).toBe(8);
});

test("what is not on the menu is dim", async () => {
  stage = await Stage.open({ game: "secret_santa", seats: 4, seed: "a" });
  for (const batch of stage.evening) {
    stage.show(batch);
    const codes = new Set((batch.choices as Choice[]).flatMap((choice) => Object.keys(needs(choice))));
    for (const card of stage.all(".group")) {
      const button = card.querySelector("button.pick")!;
      expect(button.getAttribute("aria-disabled")).toBe(String(!codes.has(card.dataset.at!.slice("hand-".length))));
    }
  }
});

test("the table screen shows nobody's hand", async () => {
  stage = await Stage.open({ game: "secret_santa", seats: 5, seed: "e", eyes: "none" });
  for (const batch of stage.evening) {
    stage.show(batch);
    expect(stage.all(".hand, button.pick, button.tag")).toEqual([]);
    expect(stage.all(".player")).toHaveLength(5);
  }
});
