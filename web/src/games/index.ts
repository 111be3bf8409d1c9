/** The games this page has a face for, found by their folders: a game is named nowhere else. */
import type { Component } from "svelte";
import type { BoardModule, Guide, PictureProps } from "../contract/board";

export const FIRST = "secret_santa"; // where a newcomer begins

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");
const covers = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const pictures = import.meta.glob<{ default: Component<PictureProps> }>("./*/Picture.svelte");
const guides = import.meta.glob<Guide>("./*/index.ts", { eager: true, import: "default" });

/** The board of a game; the plain one where it has none of its own. */
export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"];
  return load!();
}

/** The picture of a game; a game that has none gets the tree. */
export const coverOf = (game: string): Component => covers[`./${game}/Cover.svelte`] ?? covers["./plain/Cover.svelte"]!;

/** What its folder says of a game; nothing where nobody has thought about it here. */
export const guideTo = (game: string): Guide | undefined => guides[`./${game}/index.ts`];

/** What draws the pictures of a game's rulebook; none where its board has no drawings. */
export async function loadPicture(game: string): Promise<Component<PictureProps> | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}
