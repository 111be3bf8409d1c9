/** Firs, stars and drifts, scattered the same way every time. */
import type { Box, Layout, Point, Railway } from "./railway";

export interface Fir extends Point {
  size: number;
  tone: string;
}

export interface Scenery {
  firs: Fir[];
  stars: (Point & { r: number; glow: number })[];
  drifts: (Point & { wide: number })[];
}

const SEED = 24_12;
const TONES = [
  "var(--np-fir-farthest)",
  "var(--np-fir-far)",
  "var(--np-fir-middle)",
  "var(--np-fir)",
  "var(--np-fir-nearest)",
]; // far to near

/** Small numbers between 0 and 1 that only look like chance (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function scenery(railway: Railway): Scenery {
  const { layout } = railway;
  const chance = dice(SEED);
  const { width, height, scale } = layout;
  const wide = width * 1.7;
  const x = () => width / 2 + (chance() - 0.5) * wide;
  return {
    stars: Array.from({ length: 90 }, () => ({
      x: x(),
      y: (chance() * 1.6 - 0.7) * layout.land.horizon * 0.55,
      r: (0.7 + chance() * 0.8) * Math.sqrt(scale),
      glow: 0.4 + chance() * 0.5,
    })),
    drifts: Array.from({ length: 70 }, () => ({
      x: x(),
      y: layout.land.horizon * 1.25 + chance() * height,
      wide: (18 + chance() * 30) * scale,
    })),
    firs: grown(railway, chance, x),
  };
}

function grown(railway: Railway, chance: () => number, x: () => number): Fir[] {
  const { layout } = railway;
  const { height, scale, land } = layout;
  const taken = kept(layout);
  const firs: Fir[] = [];
  for (let tries = 0; tries < land.firs * 12 && firs.length < land.firs; tries++) {
    const near = Math.pow(chance(), 0.8); // 0 at the horizon, 1 at the lower edge
    const at = { x: x(), y: land.horizon + 12 * scale + near * (height * 1.12 - land.horizon) };
    const size = (0.5 + near * 0.65 + chance() * 0.15) * scale;
    const crown = {
      left: at.x - 15 * size,
      right: at.x + 15 * size,
      top: at.y - 44 * size,
      bottom: at.y + 3 * size,
    };
    if (taken.some((box) => overlap(box, crown)) || touches(railway, crown, 13 * scale)) continue;
    if (firs.some((fir) => Math.hypot(fir.x - at.x, fir.y - at.y) < 17 * size)) continue;
    firs.push({ ...at, size, tone: TONES[Math.min(4, Math.floor(near * 5))]! });
  }
  return firs.sort((a, b) => a.y - b.y);
}

/** Where nothing grows: on the ice, under houses and signs. */
function kept(layout: Layout): Box[] {
  const { scale } = layout;
  const houses = layout.stations.map(({ house, size }) => ({
    left: house.x - 48 * size * scale,
    right: house.x + 62 * size * scale,
    top: house.y - 96 * size * scale,
    bottom: house.y + 6,
  }));
  const places = [...layout.stations.map((station) => station.sign), ...Object.values(layout.signs)];
  const signs = places.map(({ x, y, side }) => {
    const wide = 150 * Math.max(scale, 0.72);
    const left = side === "start" ? x : side === "end" ? x - wide : x - wide / 2;
    return { left, right: left + wide, top: y - 14, bottom: y + 26 };
  });
  return [layout.land.shore, ...houses, ...signs];
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function touches(railway: Railway, box: Box, margin: number): boolean {
  const wide = {
    left: box.left - margin,
    right: box.right + margin,
    top: box.top - margin,
    bottom: box.bottom + margin,
  };
  return [railway.line, railway.bridge, railway.slope].some((line) =>
    line.points.some((p) => p.x > wide.left && p.x < wide.right && p.y > wide.top && p.y < wide.bottom),
  );
}
