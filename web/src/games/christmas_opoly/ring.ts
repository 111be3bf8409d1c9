/** Where the spaces of the ring lie, and the way between two of them. */

export type Edge = "b" | "l" | "t" | "r";

export interface Cell {
  column: number; // from 1
  row: number;
  edge: Edge;
  corner: boolean;
}

export const CORNER = 1.38; // how much longer than others the corner spaces are

/** How many spaces one side has, its first corner counted. */
export const side = (size: number): number => Math.ceil(size / 4);

/** From the lower right corner leftwards round the table. */
export function cell(space: number, size: number): Cell {
  const long = side(size);
  const last = long + 1;
  const step = space % long;
  const corner = step === 0;
  switch (Math.floor(space / long)) {
    case 0:
      return { column: last - step, row: last, edge: "b", corner };
    case 1:
      return { column: 1, row: last - step, edge: corner ? "b" : "l", corner };
    case 2:
      return { column: 1 + step, row: 1, edge: "t", corner };
    default:
      return { column: last, row: 1 + step, edge: corner ? "t" : "r", corner };
  }
}

/** The middle of a row or column, as a part of the whole. */
function middle(index: number, size: number): number {
  const long = side(size);
  const whole = 2 * CORNER + long - 1;
  if (index === 1) return CORNER / 2 / whole;
  if (index === long + 1) return 1 - CORNER / 2 / whole;
  return (CORNER + index - 1.5) / whole;
}

/** Where tokens wait for their first throw: inside the ring, one above the other at the start. */
export function gate(size: number, index: number): { x: number; y: number } {
  const deep = CORNER / (2 * CORNER + side(size) - 1);
  return { x: 1 - deep * 1.3, y: 1 - deep * 1.35 - index * 0.058 };
}

/** Where a token stands, as parts of the board: at the inner edge of its space, beside the others there. */
export function stand(
  space: number,
  size: number,
  index: number,
  count: number,
  inside = false,
): { x: number; y: number } {
  const { column, row, edge, corner } = cell(space, size);
  const deep = CORNER / (2 * CORNER + side(size) - 1);
  const from = index - (count - 1) / 2;
  const spread = (from * deep) / 2.6;
  const [x, y] = [middle(column, size), middle(row, size)];
  if (corner && inside) return { x: deep * (0.62 + from * Math.min(0.24, 0.7 / count)), y: 1 - 0.84 * deep }; // above its words, beside its sign
  if (corner) return along(column === 1, row === 1, deep * (1.15 + 0.15 * index));
  if (edge === "b") return { x: x + spread, y: 1 - 1.18 * deep };
  if (edge === "t") return { x: x + spread, y: 1.18 * deep };
  return { x: edge === "l" ? 1.1 * deep : 1 - 1.1 * deep, y: y + spread };
}

/** From a corner towards the middle, so that nobody stands on its words. */
function along(left: boolean, top: boolean, far: number): { x: number; y: number } {
  return { x: left ? far : 1 - far, y: top ? far : 1 - far };
}

/** The spaces a token passes; backwards where that is much shorter and nobody threw for it. */
export function way(from: number, to: number, size: number, thrown: boolean): number[] {
  const ahead = (to - from + size) % size;
  const back = !thrown && size - ahead < 8;
  const steps = back ? size - ahead : ahead;
  return Array.from({ length: steps }, (_, n) => (from + (back ? -n - 1 : n + 1) + size) % size);
}
