/** What a choice does to a deed, in words and in dollars. */
import { text } from "../../i18n/words.svelte";
import type { Choice } from "../../contract/board";
import { dollars, TREE, type Estate } from "./estate";

export interface Act {
  short: string; // for a small button
  say: string; // in full
  money: number; // what comes in; below nought what goes out
}

/** The choices about one deed alone. */
export function onSpace(choices: Choice[], space: number): Choice[] {
  return choices.filter(
    (choice) => ["Build", "Lift", "Mortgage"].includes(choice.kind) && choice.parts.space === space,
  );
}

export function act(choice: Choice, estate: Estate): Act {
  const space: number = choice.parts.space;
  const deed = estate.spaces[space]!;
  const tree = estate.level(space) === TREE - 1;
  const money =
    choice.kind === "Build"
      ? -(tree ? deed.tree_price! : deed.present_price!)
      : choice.kind === "Lift"
        ? -deed.lift!
        : deed.mortgage!;
  const what = choice.kind === "Build" ? (tree ? "tree" : "present") : choice.kind.toLowerCase();
  const facts = { name: deed.name, amount: dollars(Math.abs(money)) };
  return { short: text(`co-do-${what}`, facts), say: text(`co-say-${what}`, facts), money };
}

/** What selling a group down to these levels brings. */
export function refund(estate: Estate, spaces: number[], levels: number[]): number {
  return spaces.reduce((sum, space, i) => {
    const rates = estate.spaces[space]!.refund ?? [];
    return sum + (rates[estate.level(space)] ?? 0) - (rates[levels[i]!] ?? 0);
  }, 0);
}
