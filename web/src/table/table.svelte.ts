/** One table as this device follows it: the news, and what each pair of its eyes is told. */
import { SvelteMap } from "svelte/reactivity";
import {
  face,
  type Choice,
  type Clock,
  type Person,
  type Question,
  type Ruling,
  type Told,
  type View,
} from "../contract/board";
import { viewHash } from "../net/canon";
import { Drafting } from "./draft.svelte";
import { isThing, keep, listOf, numberIn, partsOf, recall, tab, wordsIn } from "../device/kept";
import {
  VERSION,
  type Answer,
  type Batch,
  type Hinted,
  type Hello,
  type Outgoing,
  type Place,
  type Said,
  type Since,
  type TableNews,
} from "../contract/protocol";
import { settings } from "../device/settings.svelte";
import { forgetFilms } from "./replay.svelte";
import { familyBook, yourTables } from "./shelf.svelte";
import { freshKey, type Link, type Listener, type Reply, type Request } from "../net/socket";
import { PHRASES, REACTIONS } from "./phrases";
import { text } from "../i18n/words.svelte";
import { sound } from "../device/sound";

/** A batch ready to be shown: the whole view, and its clocks as of when it came. */
export interface Moment {
  revision: number;
  view: View;
  events: Told[];
  say: string;
  question: Question | null;
  choices: Choice[];
  undo: boolean;
  clock: Clock | null; // of whoever is awaited
  came: number;
  first: number; // the earliest revision it tells of
  struck: number | null; // what was told after this revision has been taken back
  passing: string[]; // the kinds of windows this seat lets pass
}

export interface LogLine {
  key: number;
  seat: number; // -1: nobody's
  say: string;
  moment: number; // lines of one batch belong together
  first: number; // the earliest revision it may be of
  talk: boolean; // said beside the game
  typed: boolean; // in words of their own
  struck: boolean; // taken back since
}

/** Something the player should know, and what to do about it. */
export interface Notice {
  say: string;
  clause: string;
  instead: string;
}

export interface Bubble {
  key: number;
  seat: number;
  phrase: string;
  say: string;
}

/** What a table needs of a line; a rehearsal has one too. */
export interface Line {
  request(request: Request): Promise<Reply>;
  renew(): void;
  close(why?: string): void;
}

/** How far this tab had come with the story: loading the page anew loses nothing of it. */
interface Story {
  revision: number;
  log: LogLine[];
}

const KEPT = 80; // lines of it
const EARS = [null, 0, 1, 2, 3, 4, 5, 6, 7]; // whose story there can be: nobody's, or a seat's
const BEGUN = 1; // a revision so early that the server tells what it still remembers
const UNUSED = "window"; // one passed and nobody used it: every other line would say so
const READING = 14; // milliseconds for a letter
const BREATH = 450; // for what moves
const LONGEST = 3_200;
const HURRY = 1_500; // a question with a clock is never shown later than this

/** What one pair of eyes is told, shown a batch at a time. */
export class Feed {
  shown = $state.raw<Moment | null>(null);
  log = $state.raw<LogLine[]>([]);
  told: { revision: number; view: View; hash: string } | null = null;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  #waiting = $state(0);
  #place: string; // of the story in this tab
  #known: number; // the revision this tab had come to
  #late: boolean; // is what comes first the story so far?

  constructor(place: string, late: boolean) {
    const { log, revision } = storyAt(place);
    this.#place = place;
    this.#known = revision;
    this.#late = late && !log.length;
    this.log = log.map((line) => ({ ...line, key: this.#keys++ }));
  }

  /** Has everything there is been shown, and looked at? */
  get current(): boolean {
    return this.#waiting === 0;
  }

  /** Take in a batch; false if it does not fit what was told before. */
  take(batch: Batch): boolean {
    const known = this.told;
    if (!batch.whole && (!known || batch.revision !== known.revision + 1)) return false;
    const view = batch.whole ? batch.view : { ...known!.view, ...batch.view };
    if (viewHash(view) !== batch.hash && !batch.whole) return false;
    this.told = { revision: batch.revision, view, hash: batch.hash };
    const moment = momentOf(batch, view, this.#known + 1);
    this.#known = batch.revision;
    this.#queue.push(this.#late ? this.#recall(moment) : moment);
    this.#late = false;
    this.#waiting += 1;
    if (this.#timer === undefined) this.#next();
    return true;
  }

  forget(): void {
    this.told = null;
  }

  /** Show what is left at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.#timer = undefined;
    this.#waiting = 0;
  }

  /** Whoever has answered need not look at the question any longer. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  say(seat: number, say: string, typed: boolean): void {
    this.log = [...this.log, { key: this.#keys++, seat, say, moment: -1, first: 0, talk: true, typed, struck: false }];
  }

  /** Leave out what this seat said in words of its own, here and in what the tab keeps. */
  forgetWords(seat: number): void {
    this.log = this.log.filter((line) => !line.typed || line.seat !== seat);
    const wordless = (moment: Moment): Moment => ({
      ...moment,
      events: moment.events.filter((event) => !isTyped(event) || event.seat !== seat),
    });
    this.#queue = this.#queue.map(wordless);
    if (this.shown?.events.some((event) => isTyped(event) && event.seat === seat)) this.shown = wordless(this.shown);
    this.#keep();
  }

  #next = (): void => {
    this.#timer = undefined;
    this.#waiting = this.#queue.length;
    const moment = this.#queue.shift();
    if (!moment) return;
    this.#show(moment);
    const pause = pauseAfter(moment, this.#queue, settings.speed);
    if (pause) this.#timer = setTimeout(this.#next, pause);
    else this.#next();
  };

  /** What happened before we came is told in the log; the board begins with how things stand. */
  #recall(moment: Moment): Moment {
    const lines = this.#lines(moment).slice(-KEPT);
    this.log = lines.map((line, index) => ({ ...line, moment: index - KEPT, first: 0 })); // each a moment of its own
    return { ...moment, events: [] };
  }

  #lines({ events, revision, first }: Moment): LogLine[] {
    const told = events.filter((event) => event.say && event.what !== UNUSED);
    return told.map((event) => ({
      key: this.#keys++,
      seat: event.seat,
      say: event.say,
      moment: revision,
      first,
      talk: false,
      typed: isTyped(event),
      struck: false,
    }));
  }

  /** What was told after this revision does not stand any more. */
  #strike(revision: number): void {
    this.log = this.log.map((line) => (!line.talk && line.first > revision ? { ...line, struck: true } : line));
  }

  #show(moment: Moment): void {
    this.shown = moment;
    if (moment.struck !== null) this.#strike(moment.struck);
    const lines = this.#lines(moment);
    if (lines.length) this.log = [...this.log, ...lines];
    this.#keep();
  }

  #keep(): void {
    if (this.shown)
      keep(tab, this.#place, { revision: this.shown.revision, log: this.log.slice(-KEPT) } satisfies Story);
  }
}

/** How far this tab had come; what an older page kept of a line lacks a few things. */
function storyAt(place: string): Story {
  const { revision, log } = partsOf(recall(tab, place));
  const lines = listOf(log)
    .filter(isThing)
    .map((line): LogLine => ({
      key: 0,
      seat: numberIn(line.seat),
      say: wordsIn(line.say),
      moment: numberIn(line.moment),
      first: numberIn(line.first),
      talk: line.talk === true,
      typed: line.typed === true,
      struck: line.struck === true,
    }));
  return { revision: typeof revision === "number" ? revision : -1, log: lines };
}

/** Leave out of a kept story what this seat said in words of its own. */
function dropWordsAt(place: string, seat: number): void {
  const { revision, log } = storyAt(place);
  keep(tab, place, { revision, log: log.filter((line) => !line.typed || line.seat !== seat) } satisfies Story);
}

/** Does an event tell what somebody said in words of their own? */
const isTyped = (event: Told): boolean => typeof event.words === "string" && event.words !== "";

function momentOf(batch: Batch, view: View, first: number): Moment {
  const { revision, say, undo, clock, struck, passing } = batch;
  return {
    revision,
    say,
    view,
    clock,
    undo,
    first,
    struck: struck ?? null,
    passing,
    came: performance.now(),
    events: batch.events as Told[],
    question: batch.question as Question | null,
    choices: batch.choices as Choice[],
  };
}

/** How long a batch is looked at before the next one is shown. */
export function pauseAfter(moment: Moment, queue: Moment[], speed: number): number {
  if (!speed || document.hidden || !moment.events.length) return 0;
  const letters = moment.events.reduce((sum, event) => sum + event.say.length, 0);
  const usual = Math.min(BREATH + letters * READING, LONGEST) / speed;
  const crowd = 1 + Math.max(0, queue.length - 3) / 2;
  const pressed = queue.some((later) => later.question?.clock) ? HURRY / queue.length : Infinity;
  return Math.min(usual / crowd, pressed);
}

/** A clock as it stands now, when it was told a while ago. */
export function running<Some extends Clock>(clock: Some, came: number): Clock;
export function running(clock: Clock | null, came: number): Clock | null;
export function running(clock: Clock | null, came: number): Clock | null {
  return clock && { whole: clock.whole, left: Math.max(0, clock.left - (performance.now() - came)) };
}

export type Eyes = number | null;

export class Table implements Listener {
  id: string;
  screen: boolean;
  news = $state.raw<TableNews | null>(null);
  newsCame = $state.raw(0); // when; its clock counts from there
  link = $state<Link>("connecting");
  closed = $state(""); // why, once it is
  eyes = $state<Eyes>(null);
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  feeds = new SvelteMap<Eyes, Feed>();
  draft: Drafting;
  #line: Line | null = null;
  #seeded: number[] = [];
  #late = false; // had the game begun when we came?

  constructor(id: string, screen = false) {
    this.id = id;
    this.screen = screen;
    this.draft = new Drafting(
      () => this.choices,
      (move) => void this.play(move),
    );
  }

  connect(open: (listener: Listener) => Line): void {
    this.#line = open(this);
  }

  leave(): void {
    this.#line?.close();
  }

  // What is to be seen.

  get feed(): Feed | undefined {
    return this.feeds.get(this.eyes);
  }
  get moment(): Moment | null {
    return this.feed?.shown ?? null;
  }
  get question(): Question | null {
    return this.moment?.question ?? null;
  }
  get choices(): Choice[] {
    return this.moment?.choices ?? [];
  }

  /** The seats of this device; a table screen has none, though somebody may sit at the device. */
  get mine(): number[] {
    return this.screen ? [] : (this.news?.places.filter(isOurs).map((place) => place.seat) ?? []);
  }

  get people(): Person[] {
    return peopleOf(this.news);
  }

  /** A seat of this device that is asked something, when it is not the one looking. */
  get next(): number | null {
    if (this.feed && !this.feed.current) return null; // let what happened be seen first
    const asked = this.mine.filter((seat) => open(this.feeds.get(seat)?.shown?.question));
    if (!asked.length || (this.eyes !== null && asked.includes(this.eyes))) return null;
    return asked.find((seat) => this.eyes !== null && seat > this.eyes) ?? asked[0]!;
  }

  /** Do several people share this device, so that nobody's hand may lie open by itself? */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  look(eyes: Eyes): void {
    this.feed?.hurry();
    this.eyes = eyes;
    this.draft.clear();
    this.notice = null;
  }

  // What is done.

  async play(move: string): Promise<void> {
    const seat = this.eyes;
    if (seat === null || this.busy) return;
    const passes =
      this.question?.window && this.choices.some((choice) => choice.move === move && choice.kind === "Decline");
    this.busy = true;
    const answer = await this.#ask({ type: "play", seat, move, question: this.question?.id ?? null });
    this.busy = false;
    if (passes && answer.outcome === "stale") this.notice = null; // who lets a window pass too late has been silent in time
    if (answer.outcome === "applied" || answer.outcome === "duplicate") {
      this.draft.clear();
      this.feeds.get(seat)?.goOn();
    }
    if (answer.outcome === "illegal" || answer.outcome === "refused") void sound("no");
  }

  async why(move: string): Promise<Ruling> {
    const seat = this.eyes ?? 0;
    const reply = (await this.request({ type: "why", seat, move })) as Answer;
    const { why, clause, instead } = reply;
    return { lawful: reply.outcome === "lawful", why, clause, instead };
  }

  async hint(): Promise<Hinted | null> {
    if (this.eyes === null) return null;
    const reply = await this.request({ type: "hint", seat: this.eyes });
    if (reply.type === "hinted") return reply;
    this.#explain(reply);
    return null;
  }

  /** Ask for something and tell the player if it was not simply done. */
  async #ask(request: Request): Promise<Answer> {
    const reply = (await this.request(request)) as Answer;
    this.#explain(reply);
    return reply;
  }

  readonly ask = (request: Request): Promise<Answer> => this.#ask(request);

  request(request: Request): Promise<Reply> {
    return this.#line!.request(request);
  }

  #explain({ outcome, why, clause, instead }: Answer): void {
    this.notice = outcome === "applied" || outcome === "duplicate" ? null : { say: why, clause, instead };
  }

  // What is told.

  hello(): Hello {
    const since: Since[] = [];
    for (const [seat, { told }] of this.feeds) if (told) since.push({ seat, revision: told.revision, hash: told.hash });
    if (!this.feeds.size) since.push(...this.#storiesKept());
    return { type: "hello", version: VERSION, language: settings.language, screen: this.screen, since };
  }

  get #shelf(): string {
    return `yuletable/story/${this.id}/`;
  }

  #placesKept(): string[] {
    return Object.keys(sessionStorage).filter((place) => place.startsWith(this.#shelf));
  }

  /** What this tab had been told before the page was loaded anew; a new one asks for what there is. */
  #storiesKept(): Since[] {
    const places = this.#placesKept();
    if (!places.length && !this.screen) return EARS.map((seat) => ({ seat, revision: BEGUN, hash: "" }));
    return places.map((place) => {
      const seat = place.slice(this.#shelf.length);
      return { seat: seat ? Number(seat) : null, revision: storyAt(place).revision, hash: "" };
    });
  }

  linked(link: Link, why: string): void {
    this.link = link;
    this.closed = why;
  }

  told(frame: Outgoing): void {
    if (frame.type === "table") this.#settle(frame);
    else if (frame.type === "batch") this.#batch(frame);
    else if (frame.type === "said") this.#hear(frame);
  }

  #settle(news: TableNews): void {
    const alone = !this.shared;
    this.#late = this.news === null ? news.stage !== "lobby" : this.#late;
    this.news = news;
    this.newsCame = performance.now();
    for (const place of news.places) if (place.erased) this.#forgetWords(place.seat);
    if (this.mine.length === 1) this.eyes = this.mine[0]!;
    else if (alone || (this.eyes !== null && !this.mine.includes(this.eyes))) this.eyes = null;
    for (const place of news.places) if (place.mine && !place.seeded) this.#seed(place.seat, news.stage);
    this.#remember();
  }

  /** Give our own share of the luck, unasked: the server has promised its share before. */
  #seed(seat: number, stage: string): void {
    if (stage !== "lobby" || this.#seeded.includes(seat)) return;
    this.#seeded.push(seat);
    void this.request({ type: "seed", seat, seed: freshKey() });
  }

  /** Somebody's words were erased: nothing of them stays here either. */
  #forgetWords(seat: number): void {
    for (const feed of this.feeds.values()) feed.forgetWords(seat);
    for (const place of this.#placesKept()) dropWordsAt(place, seat);
    this.bubbles = this.bubbles.filter((bubble) => bubble.phrase || bubble.seat !== seat);
    familyBook.forgetWords(this.id, seat);
    forgetFilms(this.id);
  }

  #batch(batch: Batch): void {
    let feed = this.feeds.get(batch.seat);
    if (!feed) {
      feed = new Feed(`${this.#shelf}${batch.seat ?? ""}`, this.#late);
      this.feeds.set(batch.seat, feed);
    }
    const before = feed.shown?.question?.id;
    if (!feed.take(batch)) {
      feed.forget(); // heal: a hello that does not know this seat is told everything
      this.#line?.renew();
      return;
    }
    if (batch.seat !== this.eyes) feed.hurry();
    if (batch.question && batch.question.id !== before && this.mine.includes(batch.seat ?? -1)) void sound("turn");
    this.#remember();
  }

  #hear(said: Said): void {
    const say = said.words || phraseOf(said.phrase);
    if (!say) return;
    const bubble = { key: performance.now(), seat: said.seat, phrase: said.phrase, say };
    this.bubbles = [...this.bubbles, bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other !== bubble)), 5_000);
    const typed = Boolean(said.words);
    if (typed && this.news?.places[said.seat]?.erased) return; // heard now, and kept nowhere
    for (const feed of this.feeds.values()) feed.say(said.seat, say, typed);
  }

  #remember(): void {
    if (!this.news || !this.mine.length) return;
    const { table, code, game, title, stage, places } = this.news;
    const asked = this.mine.some((seat) => open(this.feeds.get(seat)?.shown?.question));
    yourTables.put({
      table,
      code,
      game,
      title,
      stage,
      asked,
      mine: this.mine,
      at: Date.now(),
      names: places.map((place) => place.name),
    });
  }
}

/** Is this a seat of the device the news was sent to, and still played from there? */
export const isOurs = (place: Place): boolean => place.mine && !place.left;

/** What one who stood up may take again. */
export const leftBehind = (news: TableNews): Place[] => news.places.filter((place) => place.mine && place.left);

/** What to call whoever sits here: an erased name leaves the chair's. */
export const nameAt = ({ kind, name, letter }: Place): string =>
  name || (kind === "free" ? "" : text("chair", { letter }));

/** Everybody at a table, each with the colour and shape of the seat. */
export function peopleOf(news: TableNews | null): Person[] {
  return (news?.places ?? []).map((place) => {
    const { seat, letter, kind, level, here, mine } = place;
    return { seat, letter, name: nameAt(place), kind, level, here, mine, ...face(seat) };
  });
}

/** A set phrase or a reaction in this reader's language. */
function phraseOf(phrase: string): string {
  if ((PHRASES as readonly string[]).includes(phrase)) return text(`phrase-${phrase}`);
  return phrase in REACTIONS ? text(`reaction-${phrase}`) : ""; // whatever else is no phrase of ours
}

/** Is a question still to be answered? */
function open(question: Question | null | undefined): boolean {
  return Boolean(question && !question.answered);
}
