/** Where the steps of the climb lie: each a little higher, the newest largest, one string through all. */

export interface Step {
  x: number; // of its left edge, in pixels
  y: number; // of its upper edge
  width: number;
  height: number;
  scale: number; // of a card of full size
  lap: number; // how far each card lies beside the one before, as a share of its width
}

export interface Climb {
  card: number; // the width of a card of full size
  steps: Step[]; // oldest first; with a next step last, if there is one
  hidden: number; // the oldest, for which there is no room
}

const SCALES = [1, 0.68, 0.57, 0.5, 0.45, 0.42];
const RATIO = 7 / 5;

/** How far apart the cards of a set lie, so that many take hardly more room than a few. */
function lap(cards: number, newest: boolean): number {
  if (cards < 2) return 0;
  const loose = newest ? 0.64 : 0.36;
  return Math.min(loose, (newest ? 1.5 : 0.85) / (cards - 1));
}

/** The climb for sets of so many cards, oldest first; `next` is the size of the step to come, or 0. */
export function climb(sets: number[], next: number, width: number, height: number, rem: number, most: number): Climb {
  const phone = width < 36 * rem;
  const gap = phone ? -0.4 * rem : Math.min(1.2 * rem, width * 0.016);
  const label = 1.9 * rem;
  const largest = Math.max(34, Math.min(width * 0.3, ((height - label) * 0.62) / RATIO, most * rem));
  const smallest = Math.min(largest, width * (phone ? 0.19 : 0.12));
  for (let shown = Math.min(sets.length, phone ? 3 : 5); ; shown -= 1) {
    const sizes = sets.slice(sets.length - shown);
    for (let card = largest; ; card = Math.max(smallest, card - 3)) {
      const steps = sized(sizes, next, card);
      const room = steps.reduce((sum, step) => sum + step.width, 0) + gap * (steps.length - 1);
      if (room <= width * 0.97 || (card === smallest && shown <= 1))
        return {
          card,
          steps: placed(steps, !!next, room, gap, width, height - label, 1.6 * rem),
          hidden: sets.length - shown,
        };
      if (card === smallest) break;
    }
  }
}

function sized(sets: number[], next: number, card: number): Step[] {
  const steps = sets.map((cards, at) => size(cards, SCALES[sets.length - 1 - at] ?? 0.4, at === sets.length - 1, card));
  return next ? [...steps, size(next, 0.7, false, card)] : steps;
}

function size(cards: number, scale: number, newest: boolean, card: number): Step {
  const apart = lap(cards, newest);
  return {
    x: 0,
    y: 0,
    scale,
    lap: apart,
    width: card * scale * (1 + (cards - 1) * apart),
    height: card * scale * RATIO,
  };
}

function placed(
  steps: Step[],
  next: boolean,
  room: number,
  gap: number,
  width: number,
  height: number,
  sign: number,
): Step[] {
  let x = (width - room) / 2;
  const newest = steps.length - (next ? 2 : 1);
  return steps.map((step, at) => {
    const rank = newest - at; // -1: the step to come
    const rise = rank < 0 ? 0.44 : ([0.2, 0.1, 0.0, -0.03, -0.05][rank] ?? -0.05);
    const here = { ...step, x, y: Math.max(rank < 0 ? sign : 0, height - step.height - height * (0.06 + rise)) }; // «your step» stands above it
    x += step.width + gap;
    return here;
  });
}

/** A soft line through the steps, with always the same number of bends so that it can be eased. */
export function string(steps: Step[], width: number, height: number, bends = 8): string {
  const through = steps.map((step) => [step.x + step.width / 2, step.y + step.height * 0.52] as const);
  const first = through[0] ?? [width * 0.5, height * 0.62];
  const last = through.at(-1) ?? [width * 0.5, height * 0.62];
  const start = [Math.max(-8, first[0] - width * 0.2), Math.min(height * 1.0, first[1] + height * 0.22)] as const;
  const end = [Math.min(width + 8, last[0] + width * 0.22), Math.max(0, last[1] - height * 0.3)] as const;
  const points = [...Array(Math.max(0, bends - through.length)).fill(start), ...through, end] as (readonly [
    number,
    number,
  ])[];
  let path = `M${round(points[0]!)}`;
  for (let at = 1; at < points.length; at += 1) {
    const [x0, y0] = points[at - 1]!;
    const [x1, y1] = points[at]!;
    const sag = Math.min(26, Math.abs(x1 - x0) * 0.16);
    path += `C${round([x0 + (x1 - x0) * 0.4, y0 + sag])} ${round([x0 + (x1 - x0) * 0.6, y1 + sag])} ${round([x1, y1])}`;
  }
  return path;
}

const round = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
