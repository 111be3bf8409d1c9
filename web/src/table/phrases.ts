/** What people may say beside the game without typing: no words of a stranger reach a child. */
import type { Say } from "../contract/protocol";
import clap from "~emoji/clapping-hands";
import heart from "~emoji/red-heart";
import joy from "~emoji/face-with-tears-of-joy";
import party from "~emoji/party-popper";
import scream from "~emoji/face-screaming-in-fear";
import snow from "~emoji/snowflake";
import think from "~emoji/thinking-face";
import weep from "~emoji/loudly-crying-face";

export type Phrase = NonNullable<Say["phrase"]>;

export const PHRASES = [
  "well-played",
  "thank-you",
  "not-again",
  "good-luck",
  "one-moment",
  "your-turn",
  "what-a-night",
  "sorry",
] as const satisfies Phrase[];

/** By name, the address of its picture. */
export const REACTIONS: Partial<Record<string, string>> = {
  clap,
  heart,
  joy,
  party,
  scream,
  snow,
  think,
  weep,
} satisfies Partial<Record<Phrase, string>>;
