/** The line to a table: it comes back by itself, and what was asked is asked again until answered. */
import { keep, listOf, recall, tab } from "../device/kept";
import type { Answer, Bye, Hello, Hinted, Incoming, Outgoing } from "../contract/protocol";
import { loadAnew } from "./renewal";

export type Link = "connecting" | "open" | "waiting" | "closed";
export type Reply = Answer | Hinted;
export type Asked = Exclude<Incoming, Hello>;
type WithoutKey<Frame> = Frame extends unknown ? Omit<Frame, "id"> : never;
export type Request = WithoutKey<Asked>;

export interface Listener {
  hello(): Hello; // what to say first on a new line
  told(frame: Outgoing): void;
  linked(link: Link, why: string): void;
}

/** What outlives a refresh of the page: moves sent and not yet answered. */
export interface Keep {
  read(): Asked[];
  write(frames: Asked[]): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;
const PATIENCE = 6_000; // for an answer, before the line is taken for dead
const LONGER = 20_000; // for the first word on a new line, and for advice: somebody thinks about it
const NAP = 20_000; // a page asleep for longer has missed something

export class Connection {
  #address: string;
  #listener: Listener;
  #keep: Keep;
  #open: (address: string) => WebSocket;
  #anew: () => boolean;
  #line: WebSocket | null = null;
  #heard = false; // has this line told anything yet?
  #failures = 0;
  #link: Link = "connecting";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #asked = new Map<string, { frame: Asked; answered: (reply: Reply) => void }>();
  #hidden = 0;

  constructor(
    address: string,
    listener: Listener,
    keep: Keep,
    open = (at: string) => new WebSocket(at),
    anew = loadAnew,
  ) {
    this.#address = address;
    this.#listener = listener;
    this.#keep = keep;
    this.#open = open;
    this.#anew = anew;
    for (const frame of keep.read()) this.#asked.set(frame.id, { frame, answered: () => {} });
    window.addEventListener("online", this.#awake);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  /** Ask something; the answer comes however often the line breaks in between. */
  request(request: Request): Promise<Reply> {
    const frame = { ...request, id: freshKey() } as Asked;
    return new Promise((answered) => {
      this.#asked.set(frame.id, { frame, answered });
      this.#remember();
      this.#send(frame);
    });
  }

  /** Begin anew, with a new hello. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  close(why = ""): void {
    window.removeEventListener("online", this.#awake);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
    this.#become("closed", why);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#become(this.#failures ? "waiting" : "connecting");
    const line = this.#open(this.#address);
    this.#line = line;
    this.#heard = false;
    line.onopen = () => {
      line.send(JSON.stringify(this.#listener.hello()));
      for (const { frame } of this.#asked.values()) this.#send(frame);
      this.#wait();
    };
    line.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Outgoing);
    line.onclose = () => this.#later();
  }

  #hear(frame: Outgoing): void {
    if (!this.#heard) {
      this.#heard = true;
      this.#failures = 0;
      this.#become("open");
      this.#wait();
    }
    if (frame.type === "answer" || frame.type === "hinted") this.#answer(frame);
    else if (frame.type === "bye") this.#bye(frame);
    else this.#listener.told(frame);
  }

  #answer(reply: Reply): void {
    const asked = this.#asked.get(reply.id);
    if (!asked) return;
    if (reply.type === "answer" && reply.outcome === "retry") {
      setTimeout(() => this.#send(asked.frame), Math.max(reply.after, FIRST_WAIT));
      return;
    }
    this.#asked.delete(reply.id);
    this.#remember();
    this.#wait();
    asked.answered(reply);
  }

  #bye({ why, again, reload }: Bye): void {
    if (again) this.#later();
    else if (!reload || !this.#anew()) this.close(why);
  }

  #send(frame: Asked): void {
    if (this.#line?.readyState !== WebSocket.OPEN) return;
    this.#line.send(JSON.stringify(frame));
    this.#wait();
  }

  /** A line that leaves us unanswered for too long is dead, whatever the browser thinks. */
  #wait(): void {
    clearTimeout(this.#patience);
    if (this.#heard && !this.#asked.size) return;
    const urgent = this.#heard && [...this.#asked.values()].some(({ frame }) => frame.type !== "hint");
    this.#patience = setTimeout(() => this.#line && this.#later(), urgent ? PATIENCE : LONGER);
  }

  /** Come back after a while, longer each time and never all at once. */
  #later(): void {
    if (this.#link === "closed") return;
    this.#drop();
    const wait = Math.min(FIRST_WAIT * 1.6 ** this.#failures, LONGEST_WAIT) * (0.5 + Math.random());
    this.#failures += 1;
    this.#become("waiting");
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #become(link: Link, why = ""): void {
    this.#link = link;
    this.#listener.linked(link, why);
  }

  #remember(): void {
    const moves = [...this.#asked.values()].map(({ frame }) => frame);
    this.#keep.write(moves.filter((frame) => frame.type === "play"));
  }

  #awake = (): void => {
    if (this.#link !== "closed") this.renew();
  };

  #seen = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.#link === "waiting" || Date.now() - this.#hidden > NAP) this.#awake();
  };
}

/** 128 bits, so that no request is ever done twice. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Moves on their way, kept by this tab. */
export function keepInTab(table: string): Keep {
  const place = `yuletable/unanswered/${table}`;
  return {
    read: () => listOf(recall(tab, place)) as Asked[],
    write: (frames) => keep(tab, place, frames),
  };
}
