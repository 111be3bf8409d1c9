/** The games this page has a face for, found by their folders: each is named nowhere else. */
import type { BoardModule } from "../contract/board";

const boards = import.meta.glob<BoardModule>("./*/Board.svelte");

/** The board of a game; the plain one where it has none of its own. */
export function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"];
  return load!();
}
