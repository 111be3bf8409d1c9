import type { Guide } from "../../contract/board";

export default {
  weighty: ["board", "max_players", "santa_blocks_bumps"],
  course: "at",
} satisfies Guide;
