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

/** By which spots are told apart. */
export function key(spot: Spot): string {
  if (spot.on === "mat") return `${spot.seat}-${spot.slot}`;
  return spot.on === "day" ? `day-${spot.day}` : spot.on;
}

export const has = (spots: Spot[], spot: Spot): boolean => spots.some((other) => key(other) === key(spot));

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
  return choices.filter((choice) => pointed.every((spot) => has(spots(choice, me), spot)));
}

/** Every spot that can be tapped now, by its key. */
export function lit(choices: Choice[], pointed: Spot[], me: number): Set<string> {
  const found = new Set(pointed.map(key));
  for (const rest of kept(pointed))
    for (const choice of going(choices, rest, me)) for (const spot of spots(choice, me)) found.add(key(spot));
  return found;
}

/** A spot is tapped: it joins the others, takes the place of one, begins anew, or is let go. */
export function point(choices: Choice[], pointed: Spot[], me: number, spot: Spot): Spot[] {
  if (has(pointed, spot)) return pointed.filter((other) => key(other) !== key(spot));
  const rest = kept(pointed).find((rest) => going(choices, [...rest, spot], me).length);
  return rest ? [...rest, spot] : pointed;
}

/** What may stay pointed at when another spot is tapped: all of it, all but one, nothing. */
function kept(pointed: Spot[]): Spot[][] {
  return [pointed, ...pointed.map((_, at) => pointed.toSpliced(at, 1)), []];
}

/** The move that is meant, once all its spots are pointed at. */
export function meant(choices: Choice[], pointed: Spot[], me: number): Choice | undefined {
  if (!pointed.length) return undefined;
  return going(choices, pointed, me).find((choice) => spots(choice, me).length === pointed.length);
}
