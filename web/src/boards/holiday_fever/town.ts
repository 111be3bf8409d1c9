/** The town and December as they are told. */

export type Space = [name: string, kind: string, printed: Record<string, any>];

export interface Parcel {
  gift: string | null; // null: unseen
  values: (number | null)[];
}

export interface Gift extends Parcel {
  slot: number;
  stocking: boolean;
}

/** Where a space lies on the square, from the lower left corner upwards and around: row and column. */
export function cell(at: number, length: number): [row: number, column: number] {
  const side = length / 4;
  const [edge, along] = [Math.floor(at / side), at % side];
  if (edge === 0) return [side + 1 - along, 1];
  if (edge === 1) return [1, along + 1];
  return edge === 2 ? [along + 1, side + 1] : [side + 1, side + 1 - along];
}

const WALLS = ["#5f6b72", "#7c5243", "#6a5876", "#4f6a62", "#74604a"];
const AWNINGS = ["#3f7d62", "#a6404a", "#4f6fa0", "#b3803a", "#7a5a92"];

/** Shops look different from each other, and the same every evening. */
export const paint = (at: number): { wall: string; awning: string } => ({ wall: WALLS[(at * 3) % 5]!, awning: AWNINGS[(at * 2) % 5]! });

const GLYPHS: Record<string, string> = {
  "Family Reunion": "mug", "First Snowfall": "flake", "Cookie Exchange": "ginger", "Heating Bill": "candle", "Shoes by the Door": "mitten",
  "Bake Sale": "ginger", "Blown Fuse": "bulbs", "Wrapping Party": "parcel", "Snow Day": "sled", "Halfway Hayride": "deer",
  "Post Office Line": "parcel", "Lost Mitten Reward": "mitten", "School Pageant": "star", Snowdrift: "flake", "Parcel at the Door": "parcel",
  "Late Library Books": "candle", "Found Voucher": "bell", "Longest Night": "star", "Candlelight Carol": "candle", Christmas: "wreath",
};

/** The drawing on a door; a day of somebody's own edition goes without. */
export const glyph = (day: string): string => (day === "Naughty-or-Nice" ? "nn" : GLYPHS[day] ? `i-${GLYPHS[day]}` : "");
