import { text } from "../../i18n/words.svelte";

/** A text of this board; its messages begin with `ss-`, apart from the page's own. */
export const say = (id: string, facts?: Parameters<typeof text>[1]): string => text(`ss-${id}`, facts);
