/**
 * A move put together on mats and piles: what has been pointed at so far, and what the menu makes
 * of it. It knows no rule: it only ever compares the points with what the choices are made of.
 */
import type { Choice } from "../board";

/** Something on the table that can be pointed at. */
export type Spot =
  | { on: "mat"; seat: number; slot: number } // slot from 0
  | { on: "draw" }
  | { on: "discard" }
  | { on: "day"; day: number }; // of the year, from 1

export const same = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The spots that make up a choice, for the seat that is asked; none for a mere word. */
export function spots({ kind, move, parts }: Choice, me: number): Spot[] {
  const mine = (slot: number): Spot => ({ on: "mat", seat: me, slot });
  switch (kind) {
    case "Take":
    case "Put":
      return [mine(parts.slot)];
    case "Switch":
      return [mine(parts.first), mine(parts.second)];
    case "Trade":
      return [mine(parts.mine), { on: "mat", seat: parts.partner, slot: parts.theirs }];
    case "Name":
      return [{ on: "day", day: parts.day }];
    default:
      return move === "P" ? [{ on: "draw" }] : move === "x" ? [{ on: "discard" }] : [];
  }
}

/** The choices that still go with everything pointed at. */
export function going(choices: Choice[], pointed: Spot[], me: number): Choice[] {
  return choices.filter((choice) => {
    const made = spots(choice, me);
    return pointed.every((spot) => made.some((other) => same(spot, other)));
  });
}

/** Is there a choice that goes on with this spot? */
export function lit(choices: Choice[], pointed: Spot[], me: number, spot: Spot): boolean {
  return pointed.some((other) => same(other, spot)) || pointed_at(choices, pointed, me, spot) !== null;
}

/** A spot is tapped: it joins the others, takes the place of one, begins anew, or is let go. */
export function point(choices: Choice[], pointed: Spot[], me: number, spot: Spot): Spot[] {
  if (pointed.some((other) => same(other, spot))) return pointed.filter((other) => !same(other, spot));
  return pointed_at(choices, pointed, me, spot) ?? pointed;
}

function pointed_at(choices: Choice[], pointed: Spot[], me: number, spot: Spot): Spot[] | null {
  const others = pointed.length > 1 ? [pointed, ...pointed.map((_, at) => pointed.toSpliced(at, 1)), []] : [pointed, []];
  for (const rest of others) if (going(choices, [...rest, spot], me).length) return [...rest, spot];
  return null;
}

/** The move that is meant, once all its spots are pointed at. */
export function meant(choices: Choice[], pointed: Spot[], me: number): Choice | undefined {
  if (!pointed.length) return undefined;
  return going(choices, pointed, me).find((choice) => spots(choice, me).length === pointed.length);
}
