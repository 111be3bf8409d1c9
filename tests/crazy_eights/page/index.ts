import type { Guide } from "../../contract/board";

export default { weighty: ["hand"], course: "held" } satisfies Guide;
