/** What people may say beside the game without typing: no words of a stranger reach a child. */
import Clap from "~icons/fluent-emoji-flat/clapping-hands";
import Heart from "~icons/fluent-emoji-flat/red-heart";
import Joy from "~icons/fluent-emoji-flat/face-with-tears-of-joy";
import Party from "~icons/fluent-emoji-flat/party-popper";
import Scream from "~icons/fluent-emoji-flat/face-screaming-in-fear";
import Snow from "~icons/fluent-emoji-flat/snowflake";
import Think from "~icons/fluent-emoji-flat/thinking-face";
import Weep from "~icons/fluent-emoji-flat/loudly-crying-face";
import type { Component } from "svelte";

export const PHRASES = ["well-played", "thank-you", "not-again", "good-luck", "one-moment", "your-turn", "what-a-night", "sorry"] as const;

export const REACTIONS: Record<string, Component> = {
  clap: Clap, heart: Heart, joy: Joy, party: Party, scream: Scream, snow: Snow, think: Think, weep: Weep,
};
