/** Selling Presents back by steps: each step goes to the nearest sale that is on the menu. */

/** The levels after taking one off (or putting one back on) at this place; the same if nothing fits. */
export function stepped(target: number[], at: number, down: boolean, menu: number[][], standing: number[]): number[] {
  const open = [...menu, standing].filter((levels) => (down ? levels[at]! < target[at]! : levels[at]! > target[at]!));
  const far = (levels: number[]) => levels.reduce((sum, level, i) => sum + Math.abs(level - target[i]!), 0);
  const sideways = (levels: number[]) => levels.some((level, i) => (down ? level > target[i]! : level < target[i]!));
  const fitting = open.filter((levels) => !sideways(levels));
  const [first, ...rest] = fitting.length ? fitting : open;
  return rest.reduce((best, levels) => (far(levels) < far(best) ? levels : best), first ?? target);
}
