import type { Guide } from "../../contract/board";

export default {
  weighty: ["rounds", "trade_consent", "celebration_optional"],
  course: "in_order",
} satisfies Guide;
