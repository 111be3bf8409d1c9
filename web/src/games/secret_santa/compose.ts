/**
 * A move put together from cards of the hand: which ones are picked, and what the menu makes of
 * them. It knows no rule: it only ever compares what is picked with what the choices are made of.
 */
import type { Choice } from "../../contract/board";
import { code, type Counts } from "./cards";

export interface Picked {
  cards: Counts;
  target: number | null; // the seat pointed at
  way: string | null; // the move meant, where the same cards can be used in several ways
}

export const NOTHING: Picked = { cards: {}, target: null, way: null };

/** The cards that a choice takes from the hand. */
export function needs({ kind, parts }: Choice): Counts {
  switch (kind) {
    case "Give":
      return counted({ [parts.value]: parts.gifts, E: parts.elves, SANTA: parts.santa ? 1 : 0 });
    case "Zeros": {
      const counts: Counts = {};
      for (const card of parts.cards as number[]) counts[code(card)] = (counts[code(card)] ?? 0) + 1;
      return counts;
    }
    case "Use":
    case "UseOn":
      return { [code(parts.card)]: 1 };
    case "LightTree":
      return { TREE: 1 };
    case "Regift":
      return { FRUIT: 1, [parts.gift]: 1 };
    default:
      return {}; // a word: the prompt offers it
  }
}

/** Everything that can be made of these cards, or of these and more. */
export function within(choices: Choice[], cards: Counts): Choice[] {
  return choices.filter((choice) => {
    const needed = needs(choice);
    return Object.entries(cards).every(([code, count]) => (needed[code] ?? 0) >= count);
  });
}

/** The choices that take exactly these cards. */
export function matches(choices: Choice[], cards: Counts): Choice[] {
  if (!total(cards)) return [];
  return choices.filter((choice) => same(needs(choice), cards));
}

/** The cards that occur in some choice. */
export function lit(choices: Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => Object.keys(needs(choice))));
}

/** The seats that can be pointed at with what is picked; with nothing picked, with anything. */
export function targets(choices: Choice[], cards: Counts): number[] {
  const found = within(choices, cards).map((choice) => choice.parts.target);
  return [...new Set(found.filter((target) => target !== undefined))];
}

/** The move that is meant, if that is clear by now. */
export function meant(choices: Choice[], { cards, target, way }: Picked): Choice | undefined {
  const found = matches(choices, cards);
  if (way !== null) return found.find((choice) => choice.move === way);
  if (target !== null) return found.find((choice) => choice.parts.target === target);
  return found.length === 1 ? found[0] : undefined;
}

/** The ways in which the picked cards can be used without pointing at anybody, if it is not clear. */
export function ways(choices: Choice[], { cards }: Picked): Choice[] {
  const found = matches(choices, cards);
  return found.length > 1 ? found.filter((choice) => choice.parts.target === undefined) : [];
}

/** A kind of card is tapped: it joins what is picked, or begins anew, or is put back. */
export function tap(choices: Choice[], picked: Picked, code: string): Picked {
  if (picked.cards[code]) return { ...putBack(choices, picked, code), way: null };
  const more = { ...picked.cards, [code]: 1 };
  const best =
    completed(choices, more, code) ??
    swapped(choices, picked.cards, code, 1) ??
    completed(choices, { [code]: 1 }, code);
  return best ? { cards: best, target: keptTarget(choices, best, picked.target), way: null } : picked;
}

/** One more or fewer of a kind, if the menu has such a move. */
export function step(choices: Choice[], picked: Picked, code: string, by: 1 | -1): Picked | null {
  const cards = swapped(choices, picked.cards, code, (picked.cards[code] ?? 0) + by);
  return cards ? { cards, target: keptTarget(choices, cards, picked.target), way: null } : null;
}

/** A seat is tapped: it is pointed at, or no longer. */
export function aim(choices: Choice[], picked: Picked, seat: number): Picked {
  const target = picked.target === seat ? null : seat;
  const open = within(choices, picked.cards).filter((choice) => choice.parts.target === target);
  const only = distinct(open.map(needs));
  const cards = target !== null && only.length === 1 ? only[0]! : picked.cards;
  return { cards, target, way: null };
}

/** Some way to go on from these cards: as few Elves and as many gifts as there can be. */
function completed(choices: Choice[], cards: Counts, tapped: string): Counts | undefined {
  const open = within(choices, cards);
  if (!open.length) return undefined;
  const gives = open.filter((choice) => choice.kind === "Give");
  if (gives.length && gives.length === open.length && tapped !== "E" && tapped !== "SANTA") {
    const fewest = Math.min(...gives.map((choice) => choice.parts.elves));
    const best = gives.filter((choice) => choice.parts.elves === fewest && choice.parts.santa === !!cards.SANTA);
    return needs(best.reduce((most, choice) => (choice.parts.gifts > most.parts.gifts ? choice : most), best[0]!));
  }
  if (open.every((choice) => choice.kind === "Regift")) return { ...cards, FRUIT: 1 };
  return cards;
}

/** The nearest move with exactly so many of a kind: the others give way where they must. */
function swapped(choices: Choice[], cards: Counts, code: string, count: number): Counts | undefined {
  if (count < 0) return undefined;
  const wanted = counted({ ...cards, [code]: count });
  const near = choices
    .map(needs)
    .filter((needed) => total(needed) > 0 && (needed[code] ?? 0) === count && alike(needed, wanted))
    .sort((a, b) => distance(a, wanted) - distance(b, wanted));
  return near[0];
}

/** A kind is put back: what is left stays if something can be made of it, else all goes back. */
function putBack(choices: Choice[], picked: Picked, code: string): Picked {
  const cards = counted({ ...picked.cards, [code]: 0 });
  if (matches(choices, cards).length) return { ...picked, cards };
  const other = code === "E" || code === "SANTA" ? swapped(choices, picked.cards, code, 0) : undefined;
  return other ? { ...picked, cards: other } : { ...NOTHING, target: picked.target };
}

function keptTarget(choices: Choice[], cards: Counts, target: number | null): number | null {
  const possible = targets(choices, cards);
  if (target !== null && possible.includes(target)) return target;
  const plain = matches(choices, cards).some((choice) => choice.parts.target === undefined);
  return possible.length === 1 && !plain ? possible[0]! : null;
}

const counted = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Are these of the same kinds, but for the two that stand in for each other? */
function alike(a: Counts, b: Counts): boolean {
  const kinds = (counts: Counts) =>
    Object.keys(counts)
      .filter((code) => code !== "E")
      .sort()
      .join();
  return kinds(a) === kinds(b);
}

function distance(a: Counts, b: Counts): number {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
    (sum, code) => sum + Math.abs((a[code] ?? 0) - (b[code] ?? 0)),
    0,
  );
}

function same(a: Counts, b: Counts): boolean {
  return distance(a, b) === 0;
}

function distinct(all: Counts[]): Counts[] {
  return all.filter((counts, at) => all.findIndex((other) => same(other, counts)) === at);
}

/** Gifts of one value given as so many cards, with the Elves one has for those that are missing. */
export function given(value: string, count: number, elves: number, number: number): string {
  const gifts = Math.min(count, number);
  const help = Math.min(elves, number - gifts);
  return `${gifts}x${value}${help ? `+${help}E` : ""}`;
}
