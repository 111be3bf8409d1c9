/** Which folder of the page may import which: the arrows go one way, and a game is known to its folder alone. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const ORDER = ["contract", "device", "net", "i18n", "table", "ui", "shell", "games", "pages"]; // the lowest first
const ABOVE = ["App.svelte", "main.ts", "testing"]; // these may import all of them
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]*)"/g;
const GLOB = /import\.meta\.glob[^(]*\(([^)]*)\)/g;
const NEWCOMERS = "games/index.ts"; // names the game to begin with

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte|css|ftl)$/.test(file));
const games = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map(({ name }) => name);
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const isTest = (file: string): boolean => file.endsWith(".test.ts");

/** What a source imports, as places below `src`; of what it globs, code alone: texts are nobody's layer. */
function importsOf(file: string, source: string): string[] {
  const globbed = [...source.matchAll(GLOB)].flatMap(([, list]) => [...list!.matchAll(/"(\.[^"]*)"/g)]);
  const named = [...source.matchAll(IMPORT), ...globbed].map(([, place]) => place!);
  return named
    .filter((place) => !place.endsWith(".ftl"))
    .map((place) => normalize(join(dirname(file), place)).replaceAll("\\", "/"));
}

/** The folder of one game that a place lies in, if it does. */
const gameOf = (place: string): string | null => /^games\/([^/.*]+)\//.exec(place)?.[1] ?? null;

/** Why a file should not import a place; nothing where it may. */
function fault(file: string, place: string): string | null {
  const [from, to] = [file.split("/")[0]!, place.split("/")[0]!];
  if (ABOVE.includes(from) || place.startsWith("..")) return null;
  if (!ORDER.includes(from) || !ORDER.includes(to)) return `${file} -> ${place}: no layer`;
  if (ORDER.indexOf(to) > ORDER.indexOf(from)) return `${file} -> ${place}: upward`;
  const game = gameOf(place);
  return game && game !== gameOf(file) ? `${file} -> ${place}: another game` : null;
}

const code = files.filter((file) => /\.(ts|svelte)$/.test(file) && !isTest(file));

test("every folder is a layer", () => {
  const folders = new Set(files.map((file) => file.split("/")[0]!));
  expect([...folders].sort()).toEqual([...ORDER, ...ABOVE].sort());
});

test("imports point one way", () => {
  const found = code.flatMap((file) => importsOf(file, read(file)).map((place) => fault(file, place)));
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(Boolean)).toEqual([]);
});

test.each([
  ["ui/Ring.svelte", `import { text } from "../shell/Log.svelte";`],
  ["net/api.ts", `const late = await import("../table/table.svelte");`],
  ["shell/Log.svelte", `import "../testing/stage.svelte";`],
  ["pages/Home.svelte", `import Card from "../games/north_pole/Card.svelte";`],
  ["games/north_pole/Hand.svelte", `import Card from "../secret_santa/Card.svelte";`],
  ["i18n/words.svelte.ts", `import.meta.glob<string>("../games/*/index.ts")`],
])("%s may not say %s", (file, source) => {
  expect(importsOf(file, source).map((place) => fault(file, place))).toEqual([expect.any(String)]);
});

test.each(games)("%s is named in its own folder alone", (game) => {
  const others = files.filter((file) => !file.startsWith(`games/${game}/`) && !isTest(file) && file !== NEWCOMERS);
  expect(others.filter((file) => new RegExp(`\\b${game}\\b`).test(read(file)))).toEqual([]);
});
