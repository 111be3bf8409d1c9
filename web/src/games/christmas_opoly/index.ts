import type { Guide } from "../../contract/board";

export default {
  weighty: ["version", "time_limit", "rent_mode"],
  course: "cash",
} satisfies Guide;
