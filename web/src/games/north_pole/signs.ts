/** How large a station's sign is, and how its name is set. */
import type { SignPlace } from "./railway";

export interface Sign {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
  badge: number; // middle of the number, from the left
  text: number; // where the name begins
  first: number; // its first line
}

const LONGEST = 13; // letters; longer names take two lines
const LETTER = 0.58; // the width of one, in its height

export const CRAMPED = 18; // letters this large leave room for the stations' names alone

/** How large letters are on a phone, where they must be at least this large to be read. */
export const small = (least: number): number => Math.max(13.5, least);

/** Two lines of about equal length, if one would be too long. */
export function wrapped(name: string, longest = LONGEST): string[] {
  const words = name.split(" ");
  if (name.length <= longest || words.length < 2) return [name];
  const rows = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longer = (row: string[]) => Math.max(...row.map((line) => line.length));
  return rows.reduce((best, row) => (longer(row) <= longer(best) ? row : best));
}

export function signed(place: SignPlace, name: string, size: number): Sign {
  const lines = wrapped(name, place.longest);
  const text = size * 2;
  const width = text + Math.max(...lines.map((line) => line.length)) * size * LETTER + size * 0.6;
  const height = size * (lines.length > 1 ? 2.5 : 1.56);
  const x = place.side === "start" ? place.x : place.side === "end" ? place.x - width : place.x - width / 2;
  return { x, y: place.y, width, height, lines, badge: size, text, first: size * (lines.length > 1 ? 1.02 : 1.13) };
}
