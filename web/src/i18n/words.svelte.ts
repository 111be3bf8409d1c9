/** The page's own texts: Fluent messages in the reader's language, English where one is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { printedIn } from "../net/api";

export type Language = "en" | "de";

const files = import.meta.glob<string>(["./*.ftl", "../games/*/{words,lessons}/*.ftl"], {
  query: "?raw",
  import: "default",
});
const cards = import.meta.glob<string>("../games/*/card/*.ftl", { eager: true, query: "?raw", import: "default" });
let bundles = $state.raw<FluentBundle[]>([]);
let names = $state.raw<Record<string, string>>({}); // what the game's edition prints, in the reader's language

/** Fetch the page's words and, where there are any, the game's; a first game has `lessons`, too. */
export async function loadWords(game: string, language: string, ...more: string[]): Promise<void> {
  const tongues = language === "en" ? ["en"] : [language, "en"];
  names = game && language !== "en" ? await printedIn(game, language).catch(() => ({})) : {};
  bundles = await Promise.all(
    tongues.map(async (tongue) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      for (const place of Object.keys(cards).filter((place) => place.endsWith(`/${tongue}.ftl`)))
        bundle.addResource(new FluentResource(cards[place]!));
      await fill(bundle, `./${tongue}`, ...["words", ...more].map((part) => `../games/${game}/${part}/${tongue}`));
      return bundle;
    }),
  );
}

/** What an edition calls something, in the reader's language; as it is printed where nobody said it so. */
export function printed(name: string): string {
  return (
    names[
      `name-${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "")}`
    ] ?? name
  );
}

/** Fetch some more words, beside those that are here. */
export const addWords = (name: string): Promise<void> => add((tongue) => `./${name}.${tongue}`);

/** Fetch a game's words, beside those that are here. */
export const addGameWords = (game: string): Promise<void> => add((tongue) => `../games/${game}/words/${tongue}`);

async function add(place: (tongue: string) => string): Promise<void> {
  await Promise.all(bundles.map((bundle) => fill(bundle, place(bundle.locales[0]!))));
  bundles = [...bundles];
}

async function fill(bundle: FluentBundle, ...places: string[]): Promise<void> {
  for (const place of places) {
    const load = files[`${place}.ftl`];
    if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
  }
}

/** Is there a text of this name? */
export function knows(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A text of the page; its id itself where nobody wrote it, so that the gap is seen. */
export function text(id: string, facts: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, facts);
  }
  return id;
}

/** A title without its second half: «Holiday Fever» for «Holiday Fever: A Family Tradition». */
export const brief = (title: string): string => title.split(":")[0]!;
