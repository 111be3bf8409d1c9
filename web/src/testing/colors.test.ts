/** Every color has a name: components and code take theirs from the files of tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const HEX = /(?<![\w&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const NAMES =
  "white|black|gray|grey|silver|red|maroon|crimson|orange|gold|yellow|green|teal|blue|navy|purple|pink|brown";
/** A color's name is one only where a property or an attribute takes it: games have a group "white" too. */
const TAKES = String.raw`(?:fill|stroke|[\w-]*color|background|border[\w-]*|outline|[\w-]*shadow)`;
const NAMED = new RegExp(String.raw`${TAKES}(?:="[^"\n]*|=\{[^}\n]*|:[^;}\n]*)(?<![\w-])(?:${NAMES})(?![\w-])`, "gi");
const isCover = (file: string): boolean => basename(file) === "cover.css"; // comes at start, with every cover
const isTokens = (file: string): boolean => basename(file) === "tokens.css" || isCover(file);

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.endsWith(".test.ts"));
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const colorsOf = (source: string): string[] =>
  [HEX, FUNCTION, NAMED].flatMap((kind) => [...source.matchAll(kind)].map(([found]) => found));

test("colors stand in files of tokens alone", () => {
  const asked = files.filter((file) => !isTokens(file));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.flatMap((file) => colorsOf(read(file)).map((color) => `${file}: ${color}`))).toEqual([]);
});

const SET_IN = new Map(
  files.map((file) => [file, [...read(file).matchAll(/(--[\w-]+)\s*(?::|=[{"])/g)].map(([, name]) => name!)]),
);

/** The tokens a file may ask for: everybody's, its game's, and what components set for those inside them. */
function tokensFor(file: string): Set<string> {
  const game = /^games\/[^/]+\//.exec(file)?.[0] ?? "ui/";
  const own = (other: string): boolean => other.startsWith(game) && (isCover(other) || !file.endsWith("Cover.svelte"));
  const near = files.filter((other) => !isTokens(other) || other.startsWith("ui/") || own(other));
  return new Set(near.flatMap((other) => SET_IN.get(other)!));
}
test("every token that is asked for comes with the file", () => {
  const asked = files.flatMap((file) => {
    const known = tokensFor(file);
    return [...read(file).matchAll(/var\((--[a-z\d-]+)\)/g)].map(
      ([, name]) => [file, name!, known.has(name!)] as const,
    );
  });
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(([, , known]) => !known)).toEqual([]);
});

/** What the page loads of a game by itself, and the tokens that must come with it. */
const DOORS = { "Board.svelte": "tokens.css", "Picture.svelte": "tokens.css", "Cover.svelte": "cover.css" };
const doors = Object.entries(DOORS).flatMap(([door, tokens]) =>
  files.filter((file) => file.endsWith(`/${door}`)).map((file) => [file, tokens] as const),
);

test.each(doors.filter(([file, tokens]) => files.includes(`${dirname(file)}/${tokens}`)))(
  "%s brings %s",
  (file, tokens) => {
    expect(read(file)).toContain(`import "./${tokens}";`);
  },
);

test.each([
  "color: #fff;",
  `<path fill="#22302a80" />`,
  "box-shadow: 0 1px 2px rgb(0 0 0 / 40%);",
  "background: linear-gradient(hsl(20 30% 40%), transparent);",
  `<path stroke="white" />`,
  `<path fill={lit ? "gold" : "none"} />`,
  "border: 1px solid black;",
  `const WALLS = ["#5f6b72"];`,
])("%s is a color without a name", (source) => {
  expect(colorsOf(source)).toHaveLength(1);
});

test.each([
  "color: var(--ink);",
  `<use href="#np-rail" />`,
  `fill="url(#{id}-dusk)"`,
  "&#8217;",
  `white: face("var(--co-white)")`,
  "white-space: nowrap;",
  "color-mix(in srgb, var(--s) 70%, var(--white))",
  "border-color: transparent;",
])("%s is none", (source) => {
  expect(colorsOf(source)).toEqual([]);
});
