import type { Guide } from "../../contract/board";

export default {
  weighty: ["games_per_night", "special_set", "final_gift"],
  course: "held",
} satisfies Guide;
