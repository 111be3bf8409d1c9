/** The town and December as they are told. */
import { printed } from "../../i18n/words.svelte";

export type Space = [name: string, kind: string, printed: Record<string, any>];

/** What a space is called where room is short. */
export const title = ([name]: Space): string => printed(name).replace("The Institution of ", "");

export interface Parcel {
  gift: string | null; // null: unseen
  values: (number | null)[];
  seen: number[]; // who has seen the Gift
  not: string[]; // what everybody knows it is not
  worth: number | null; // null: not all of it is seen
}

export interface Gift extends Parcel {
  slot: number;
  stocking: boolean;
}

/** One thing printed behind a door of December. */
export interface Printed {
  op: string;
  amount: number;
  more: number;
}

/** Where a space lies on the square, from the lower left corner upwards and around: row and column. */
export function cell(at: number, length: number): [row: number, column: number] {
  const side = length / 4;
  const [edge, along] = [Math.floor(at / side), at % side];
  if (edge === 0) return [side + 1 - along, 1];
  if (edge === 1) return [1, along + 1];
  return edge === 2 ? [along + 1, side + 1] : [side + 1, side + 1 - along];
}

const WALLS = [
  "var(--hf-wall-slate)",
  "var(--hf-wall-clay)",
  "var(--hf-wall-plum)",
  "var(--hf-wall-moss)",
  "var(--hf-wall-loam)",
];
const AWNINGS = [
  "var(--hf-awning-fir)",
  "var(--hf-awning-berry)",
  "var(--hf-awning-blue)",
  "var(--hf-awning-ocher)",
  "var(--hf-awning-plum)",
];

/** Shops look different from each other, and the same every evening. */
export const paint = (at: number): { wall: string; awning: string } => ({
  wall: WALLS[(at * 3) % 5]!,
  awning: AWNINGS[(at * 2) % 5]!,
});

const HOUSES: Record<string, string> = {
  white_elephant: "var(--hf-house-elephant)",
  store: "var(--hf-house-store)",
  naughty_or_nice: "var(--hf-awning-berry)",
  charitable_donation: "var(--hf-house-heart)",
  roll_a_miracle: "var(--lamp)",
  chili_cook_off: "var(--hf-house-kitchen)",
  estate_sale: "var(--hf-house-estate)",
  holiday_auction: "var(--hf-house-auction)",
  family_vacation: "var(--hf-house-vacation)",
  assisted_happiness: "var(--ember)",
  business: "var(--hf-house-business)",
};

/** A kind of space on the map, where there is no room for more than a colour. */
export const house = (kind: string): string => HOUSES[kind] ?? "var(--hf-house-store)";

const GLYPHS: Record<string, string> = {
  "Family Reunion": "mug",
  "First Snowfall": "flake",
  "Cookie Exchange": "ginger",
  "Heating Bill": "candle",
  "Shoes by the Door": "mitten",
  "Bake Sale": "ginger",
  "Blown Fuse": "bulbs",
  "Wrapping Party": "parcel",
  "Snow Day": "sled",
  "Halfway Hayride": "deer",
  "Post Office Line": "parcel",
  "Lost Mitten Reward": "mitten",
  "School Pageant": "star",
  Snowdrift: "flake",
  "Parcel at the Door": "parcel",
  "Late Library Books": "candle",
  "Found Voucher": "bell",
  "Longest Night": "star",
  "Last-Minute Dash": "sled",
  "Candlelight Carol": "candle",
  Christmas: "wreath",
};

/** The drawing on a door; a day of somebody's own edition goes without. */
export const glyph = (day: string): string => (GLYPHS[day] ? `i-${GLYPHS[day]}` : "");
