import type { Guide } from "../../contract/board";

export default {
  weighty: ["speech_ack", "value_peek", "anytime_after_throw"],
  course: "stars",
} satisfies Guide;
