/**
 * A move put together on mats and piles: what has been pointed at so far, and what the menu makes
 * of it. It knows no rule: it only ever compares the points with what the choices are made of.
 */
import type { Choice } from "../../contract/board";

/** Something on the table that can be pointed at: a slot, a pile, a day of the year. */
export type Spot = string;

export const DRAW: Spot = "draw";
export const DISCARD: Spot = "discard";
export const slotOf = (seat: number, slot: number): Spot => `${seat}-${slot}`; // slot from 0
export const dayOf = (day: number): Spot => `day-${day}`; // from 1

/** A choice, and the spots it is made of; none for a mere word. */
export interface Way {
  choice: Choice;
  spots: Spot[];
}

/** The menu of a seat as ways over the table. */
export function ways(choices: Choice[], me: number): Way[] {
  return choices.map((choice) => ({ choice, spots: spots(choice, me) }));
}

function spots({ kind, move, parts }: Choice, me: number): Spot[] {
  switch (kind) {
    case "Take":
    case "Put":
      return [slotOf(me, parts.slot)];
    case "Switch":
      return [slotOf(me, parts.first), slotOf(me, parts.second)];
    case "Trade":
      return [slotOf(me, parts.mine), slotOf(parts.partner, parts.theirs)];
    case "Name":
      return [dayOf(parts.day)];
    default:
      return move === "P" ? [DRAW] : move === "x" ? [DISCARD] : [];
  }
}

/** The ways that go through everything pointed at. */
function through(ways: Way[], pointed: Spot[]): Way[] {
  return ways.filter((way) => pointed.every((spot) => way.spots.includes(spot)));
}

/** Every spot that can be tapped now. */
export function lit(ways: Way[], pointed: Spot[]): Set<Spot> {
  return new Set([...pointed, ...kept(pointed).flatMap((rest) => through(ways, rest).flatMap((way) => way.spots))]);
}

/** A spot is tapped: it joins the others, takes the place of one, begins anew, or is let go. */
export function point(ways: Way[], pointed: Spot[], spot: Spot): Spot[] {
  if (pointed.includes(spot)) return pointed.filter((other) => other !== spot);
  const rest = kept(pointed).find((rest) => through(ways, [...rest, spot]).length);
  return rest ? [...rest, spot] : pointed;
}

/** What may stay pointed at when another spot is tapped: all of it, all but one, nothing. */
function kept(pointed: Spot[]): Spot[][] {
  return [pointed, ...pointed.map((_, at) => pointed.toSpliced(at, 1)), []];
}

/** The move that is meant, once all its spots are pointed at. */
export function meant(ways: Way[], pointed: Spot[]): Choice | undefined {
  if (!pointed.length) return undefined;
  return through(ways, pointed).find((way) => way.spots.length === pointed.length)?.choice;
}
