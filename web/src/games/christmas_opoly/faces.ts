/** The colour and sign of groups, spaces and tokens; a group nobody foresaw gets the next free ones. */
import { text } from "../../i18n/words.svelte";
import type { IconName } from "./icons";

export interface Face {
  colour: string;
  icon: IconName;
  pattern: "" | "striped" | "planks"; // beside the colour
  dark: boolean; // a light sign on it
}

const face = (colour: string, icon: IconName, dark = false, pattern: Face["pattern"] = ""): Face => ({
  colour,
  icon,
  dark,
  pattern,
});

const GROUPS: Record<string, Face> = {
  white: face("var(--co-white)", "flake", false, "striped"),
  silver: face("var(--co-silver)", "mitten"),
  pink: face("var(--co-pink)", "ginger"),
  orange: face("var(--co-orange)", "sled"),
  red: face("var(--co-red)", "bell", true),
  gold: face("var(--co-gold)", "wreath"),
  green: face("var(--co-green)", "deer"),
  midnight: face("var(--co-midnight)", "star", true),
  route: face("var(--co-route)", "sleigh", true, "planks"),
  works: face("var(--co-works)", "candle"),
};
const SPARE = Object.values(GROUPS).slice(1, 8);

/** Of the group with this name, the n-th on the board. */
export function groupFace(name: string, n = 0): Face {
  return GROUPS[name] ?? SPARE[n % SPARE.length]!;
}

/** What a group is called; an edition's own name where the page has no word for it. */
export function groupName(name: string): string {
  const id = `co-group-${name}`;
  const word = text(id);
  return word === id ? name.charAt(0).toUpperCase() + name.slice(1) : word;
}

const SPACES: Record<string, IconName> = {
  dasher: "harness",
  big_fun: "cracker",
  bah_humbug: "hat",
  pay: "bulbs",
  naughty: "coal",
  santa: "santahat",
  go_naughty: "keyhole",
  rest: "mug",
};

export function spaceIcon(kind: string): IconName {
  return SPACES[kind] ?? "star";
}

const TOKENS: [RegExp, IconName][] = [
  [/candy|cane/i, "candycane"],
  [/snow/i, "snowman"],
  [/bell/i, "bell"],
  [/mitten|glove/i, "mitten"],
  [/drum/i, "drum"],
];

export function tokenIcon(name: string | null): IconName {
  return TOKENS.find(([word]) => word.test(name ?? ""))?.[1] ?? "star";
}
