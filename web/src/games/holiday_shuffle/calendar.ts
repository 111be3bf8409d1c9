/** Dates as records write them («Mar17»), and what a leaf shows of a card. */

const NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export interface Day {
  month: number; // from 1
  day: number;
}

export interface Face {
  name: string;
  effect: string | null; // AGAIN, SWITCH, TRADE, or several of them joined by a plus (HS-78)
}

export function read(text: string): Day {
  return { month: NAMES.indexOf(text.slice(0, 3)) + 1, day: Number(text.slice(3)) };
}

/** Which day of a leap year it is, from 1: how moves number days. */
export function number({ month, day }: Day): number {
  return LENGTHS.slice(0, month - 1).reduce((sum, length) => sum + length, day);
}

export const write = ({ month, day }: Day): string => `${NAMES[month - 1]}${day}`;

/** The days of a month, of a leap year. */
export const days = (month: number): Day[] =>
  Array.from({ length: LENGTHS[month - 1]! }, (_, at) => ({ month, day: at + 1 }));

/** A card's code without the date that was named for it: «W=Mar21» is a Wild. */
export const kind = (code: string): string => code.split("=")[0]!;

/** The date a card shows or was given; none for a Wild without one. */
export function dateOf(code: string): Day | null {
  const shown = code.includes("=") ? code.split("=")[1]! : code;
  return shown === "W" ? null : read(shown);
}

/** What a Celebration brings, one thing after another. */
export const effectsOf = (face: Face | undefined): string[] => face?.effect?.split("+") ?? [];
