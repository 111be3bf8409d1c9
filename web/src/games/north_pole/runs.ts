/** When which train runs where, from the events of one moment. */
import type { Told } from "../../contract/board";
import { pose, type Point, type Railway } from "./railway";

export type Way = "rail" | "bridge" | "slope" | "air";

export interface Run {
  seat: number;
  way: Way;
  from: number;
  to: number;
  begin: number; // milliseconds after the moment begins
  end: number;
}

const CARD = 380; // a card travels first
const APART = 60; // between trains that a storm moves together
const TOGETHER = ["storm", "hustle"];

function wayOf(how: string): Way {
  if (how === "slope") return "slope";
  if (how === "cross" || how === "bridge") return "bridge";
  return how === "elf" ? "air" : "rail";
}

function lasts(way: Way, spaces: number): number {
  if (way === "rail") return Math.min(1500, 320 + 90 * spaces);
  return way === "air" ? 950 : 750;
}

/** One run after another; what one card does to several trains happens together. */
export function timetable(events: Told[]): Run[] {
  const runs: Run[] = [];
  let begin = CARD;
  for (const [at, event] of events.entries()) {
    if (event.what !== "moved") continue;
    const way = wayOf(event.how);
    const length = lasts(way, Math.abs(event.end - event.start));
    runs.push({ seat: event.seat, way, from: event.start, to: event.end, begin, end: begin + length });
    const next = events.slice(at + 1).find((later) => later.what === "moved");
    const together = next && next.how === event.how && TOGETHER.includes(event.how);
    begin = together ? begin + APART : Math.max(...runs.map((run) => run.end)) + 120;
  }
  return runs;
}

export interface Pose extends Point {
  lean: number;
  turned: boolean;
  going: boolean;
}

const eased = (t: number) => (t < 0.5 ? 2 * t * t : 1 - Math.pow(-2 * t + 2, 2) / 2);

/** Where a train is in the middle of a run; rolling back it keeps its face to the North. */
export function underway(railway: Railway, run: Run, now: number): Pose {
  const part = eased(Math.max(0, Math.min(1, (now - run.begin) / (run.end - run.begin))));
  if (run.way === "rail") {
    const spot = railway.line.at(railway.way(run.from) + (railway.way(run.to) - railway.way(run.from)) * part);
    return { x: spot.x, y: spot.y, ...pose(spot), going: true };
  }
  if (run.way === "air") {
    const [a, b] = [railway.spot(run.from), railway.spot(run.to)];
    const lift = Math.sin(part * Math.PI) * 120 * railway.layout.scale;
    return {
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part - lift,
      lean: 8 * Math.sin(part * 9),
      turned: false,
      going: true,
    };
  }
  const line = run.way === "bridge" ? railway.bridge : railway.slope;
  const up = run.way === "bridge" && run.from === railway.track.lower_bridge;
  const spot = line.at(line.whole * (run.way === "bridge" && !up ? 1 - part : part));
  const end = pose(railway.spot(run.to));
  return { x: spot.x, y: spot.y, lean: run.way === "slope" ? 12 : 0, turned: end.turned, going: true };
}
