/** One computed railway: a smooth line through way points, and every space as a spot on it. */

/** What `view.track` says; editions change the numbers. */
export interface Track {
  length: number;
  stations: number[];
  lower_bridge: number;
  upper_bridge: number;
  slope_top: number;
  slope_foot: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A place on the line, with the direction in which trains run there, in degrees. */
export interface Spot extends Point {
  angle: number;
}

export type Mark = "station" | "lower" | "upper" | "top" | "foot";

/** A way point; those with a name carry a certain space of the track. */
interface WayPoint extends Point {
  name?: number | Exclude<Mark, "station">; // a station by its number, or an end of bridge or slope
}

/** The land for one shape of screen, in its own units. */
export interface Layout {
  width: number;
  height: number;
  scale: number; // of everything drawn on the land
  way: WayPoint[];
  slope: [Point, Point]; // the handles of its curve
  bridge: [Point, Point];
  stations: StationPlace[]; // by station
  signs: Partial<Record<Exclude<Mark, "station">, SignPlace>>;
  land: Land;
}

/** What lies behind the railway. */
export interface Land {
  moon: Point & { r: number };
  aurora: string[];
  peaks: [number, number, number][]; // middle, top, half its width
  foot: number; // of the peaks
  hills: string[]; // from far to near
  horizon: number; // no tree stands above it
  lake: string;
  glints: string;
  shore: Box;
  firs: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface SignPlace extends Point {
  side: "start" | "middle" | "end"; // which side of the text the point is on
  longest?: number; // letters in a line
}

interface StationPlace {
  house: Point;
  size: number;
  sign: SignPlace;
}

const TENSION = 5.2;
const STEP = 3; // units between samples of the line

type Handles = [Point, Point, Point, Point];

function bezier([a, b, c, d]: Handles, t: number): Point {
  const u = 1 - t;
  const [i, j, k, l] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y };
}

/** The curves through the points: Catmull and Rom's spline, written as Bézier curves. */
function curves(points: Point[]): Handles[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  return points.slice(1).map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      b,
      { x: b.x + (c.x - a.x) / TENSION, y: b.y + (c.y - a.y) / TENSION },
      { x: c.x - (d.x - b.x) / TENSION, y: c.y - (d.y - b.y) / TENSION },
      c,
    ];
  });
}

const round = (n: number) => Math.round(n * 10) / 10;
const pair = (p: Point) => `${round(p.x)} ${round(p.y)}`;

/** A line of close points, walked by length. */
export class Line {
  readonly points: Point[] = [];
  private readonly reach: number[] = [0]; // by point: the way to it

  constructor(pieces: Handles[]) {
    this.points.push(pieces[0]![0]);
    for (const piece of pieces) {
      const rough = Math.hypot(piece[3].x - piece[0].x, piece[3].y - piece[0].y);
      const steps = Math.max(4, Math.ceil((rough * 1.15) / STEP));
      for (let n = 1; n <= steps; n++) this.add(bezier(piece, n / steps));
    }
  }

  private add(point: Point): void {
    const last = this.points[this.points.length - 1]!;
    this.reach.push(this.whole + Math.hypot(point.x - last.x, point.y - last.y));
    this.points.push(point);
  }

  /** Its whole length. */
  get whole(): number {
    return this.reach[this.reach.length - 1]!;
  }

  /** How far along the line the point nearest to this one lies. */
  nearest(to: Point): number {
    const far = this.points.map((p) => Math.hypot(p.x - to.x, p.y - to.y));
    return this.reach[far.indexOf(Math.min(...far))]!;
  }

  at(way: number): Spot {
    const point = this.point(way);
    const [behind, ahead] = [this.point(way - 4), this.point(way + 4)];
    const angle = (Math.atan2(ahead.y - behind.y, ahead.x - behind.x) * 180) / Math.PI;
    return { ...point, angle };
  }

  private point(way: number): Point {
    const within = Math.min(Math.max(way, 0), this.whole);
    let low = 0;
    let high = this.reach.length - 1;
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if (this.reach[mid]! <= within) low = mid;
      else high = mid;
    }
    const [a, b] = [this.points[low]!, this.points[high]!];
    const part = (within - this.reach[low]!) / (this.reach[high]! - this.reach[low]! || 1);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  }

  /** The stretch between two lengths, to be drawn. */
  stretch(from: number, to: number): string {
    const [start, end] = [Math.min(from, to), Math.max(from, to)];
    const steps = Math.max(1, Math.ceil((end - start) / 6));
    const points = Array.from({ length: steps + 1 }, (_, n) => this.point(start + ((end - start) * n) / steps));
    return "M" + points.map(pair).join("L");
  }
}

/** The railway of one track on one land. */
export class Railway {
  readonly line: Line;
  readonly path: string;
  readonly bridge: Line; // upwards
  readonly bridgePath: string;
  readonly slope: Line; // downwards
  readonly slopePath: string;
  private readonly ways: number[]; // by space: how far along the line

  constructor(
    readonly layout: Layout,
    readonly track: Track,
  ) {
    const pieces = curves(layout.way);
    this.line = new Line(pieces);
    this.path = drawn(pieces);
    this.ways = this.spaced();
    const bridge = this.short(track.lower_bridge, track.upper_bridge, layout.bridge);
    const slope = this.short(track.slope_top, track.slope_foot, layout.slope);
    this.bridge = new Line([bridge]);
    this.bridgePath = drawn([bridge]);
    this.slope = new Line([slope]);
    this.slopePath = drawn([slope]);
  }

  /** Between two names the spaces divide the way evenly. */
  private spaced(): number[] {
    const named = this.layout.way
      .filter((p) => p.name !== undefined)
      .map((p) => ({ space: this.named(p.name!), way: this.line.nearest(p) }));
    const fixed = rising(named) ? named : [named[0]!, named[named.length - 1]!];
    const ways: number[] = [];
    for (let i = 0; i + 1 < fixed.length; i++) {
      const [a, b] = [fixed[i]!, fixed[i + 1]!];
      for (let space = a.space; space <= b.space; space++)
        ways[space] = a.way + ((space - a.space) / (b.space - a.space)) * (b.way - a.way);
    }
    return ways;
  }

  private named(name: NonNullable<WayPoint["name"]>): number {
    if (typeof name === "number") return this.track.stations[name]!;
    return {
      lower: this.track.lower_bridge,
      upper: this.track.upper_bridge,
      top: this.track.slope_top,
      foot: this.track.slope_foot,
    }[name];
  }

  private short(from: number, to: number, handles: [Point, Point]): Handles {
    return [this.spot(from), ...handles, this.spot(to)];
  }

  /** How far along the line a space lies; parts of spaces lie between. */
  way(space: number): number {
    const low = Math.min(Math.max(Math.floor(space), 0), this.track.length);
    const high = Math.min(low + 1, this.track.length);
    return this.ways[low]! + (this.ways[high]! - this.ways[low]!) * (space - low);
  }

  spot(space: number): Spot {
    return this.line.at(this.way(space));
  }

  stretch(from: number, to: number): string {
    return this.line.stretch(this.way(from), this.way(to));
  }

  /** What stands on a space, if anything does. */
  mark(space: number): Mark | null {
    const track = this.track;
    if (track.stations.includes(space)) return "station";
    if (space === track.lower_bridge) return "lower";
    if (space === track.upper_bridge) return "upper";
    if (space === track.slope_top) return "top";
    return space === track.slope_foot ? "foot" : null;
  }
}

/** Do the names lie on the line in the order of their spaces? An odd edition may say otherwise. */
function rising(named: { space: number; way: number }[]): boolean {
  return named.every((p, i) => i === 0 || p.space > named[i - 1]!.space);
}

function drawn(pieces: Handles[]): string {
  const rest = pieces.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`);
  return `M${pair(pieces[0]![0])}${rest.join("")}`;
}

/** Which way a train stands: it leans with the track, at most a little, and faces where it goes. */
export function pose(spot: Spot): { lean: number; turned: boolean } {
  const turned = Math.abs(spot.angle) > 90;
  const slant = turned ? spot.angle - Math.sign(spot.angle) * 180 : spot.angle;
  return { lean: Math.max(-14, Math.min(14, slant)), turned };
}

/** Where one of several trains on a space stands, in widths of a train. */
export function fanned(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const wide = Math.min(0.62, 2.2 / count);
  return { x: (index - (count - 1) / 2) * wide, y: index % 2 ? 0.14 : -0.12 };
}
