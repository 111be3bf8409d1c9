import { describe, expect, it } from "vitest";
import { TALL, WIDE } from "./layouts";
import { fanned, pose, Railway, type Track } from "./railway";
import { scenery } from "./scenery";

const STANDARD: Track = {
  length: 84,
  stations: [0, 11, 22, 37, 55, 68, 84],
  lower_bridge: 27,
  upper_bridge: 49,
  slope_top: 75,
  slope_foot: 60,
};
const COMPACT: Track = {
  length: 62,
  stations: [0, 7, 14, 26, 41, 49, 62],
  lower_bridge: 16,
  upper_bridge: 38,
  slope_top: 58,
  slope_foot: 43,
};
const QUICK: Track = {
  length: 36,
  stations: [0, 5, 10, 16, 24, 28, 36],
  lower_bridge: 12,
  upper_bridge: 20,
  slope_top: 33,
  slope_foot: 26,
};
/** Bridge and slope where nobody drew them. */
const ODD: Track = {
  length: 50,
  stations: [0, 10, 20, 30, 35, 40, 50],
  lower_bridge: 5,
  upper_bridge: 45,
  slope_top: 48,
  slope_foot: 3,
};

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("the %s land", (_, layout) => {
  it.each([
    ["standard", STANDARD],
    ["compact", COMPACT],
    ["quick", QUICK],
    ["odd", ODD],
  ] as const)("has a place for every space of the %s board, in order", (_, track) => {
    const railway = new Railway(layout, track);
    const ways = Array.from({ length: track.length + 1 }, (_, space) => railway.way(space));
    expect(ways.every((way, space) => space === 0 || way > ways[space - 1]!)).toBe(true);
    for (let space = 0; space <= track.length; space++) {
      const { x, y } = railway.spot(space);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });

  it.each([
    ["standard", STANDARD],
    ["compact", COMPACT],
    ["quick", QUICK],
  ] as const)("puts the stations of the %s board where their houses are", (_, track) => {
    const railway = new Railway(layout, track);
    track.stations.forEach((space, station) => {
      const named = layout.way.find((point) => point.name === station)!;
      const spot = railway.spot(space);
      expect(Math.hypot(spot.x - named.x, spot.y - named.y)).toBeLessThan(4);
    });
  });

  it("leads over bridge and slope from end to end", () => {
    const railway = new Railway(layout, STANDARD);
    for (const [line, from, to] of [
      [railway.bridge, 27, 49],
      [railway.slope, 75, 60],
    ] as const) {
      const [a, b] = [line.at(0), line.at(line.whole)];
      expect(Math.hypot(a.x - railway.spot(from).x, a.y - railway.spot(from).y)).toBeLessThan(0.5);
      expect(Math.hypot(b.x - railway.spot(to).x, b.y - railway.spot(to).y)).toBeLessThan(0.5);
    }
  });

  it("grows no tree on the rails", () => {
    const railway = new Railway(layout, STANDARD);
    const { firs } = scenery(railway);
    expect(firs.length).toBeGreaterThan(40);
    const near = firs.filter((fir) =>
      railway.line.points.some((point) => Math.hypot(point.x - fir.x, point.y - fir.y) < 10 * layout.scale),
    );
    expect(near).toEqual([]);
  });
});

describe("a train", () => {
  it("faces where the track leads, and leans a little", () => {
    expect(pose({ x: 0, y: 0, angle: 10 })).toEqual({ lean: 10, turned: false });
    expect(pose({ x: 0, y: 0, angle: 60 })).toEqual({ lean: 14, turned: false });
    expect(pose({ x: 0, y: 0, angle: 170 })).toEqual({ lean: -10, turned: true });
    expect(pose({ x: 0, y: 0, angle: -175 })).toEqual({ lean: 5, turned: true });
  });

  it("stands apart from others on its space", () => {
    const six = Array.from({ length: 6 }, (_, n) => fanned(n, 6).x);
    expect(new Set(six).size).toBe(6);
    expect(fanned(0, 1)).toEqual({ x: 0, y: 0 });
  });
});
