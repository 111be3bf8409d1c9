/** A page that is older than its server loads itself anew, and never again and again. */
import { keep, recall, tab } from "../device/kept";
import { VERSION } from "../contract/protocol";

const PLACE = "yuletable/renewed";

/** Which page this is: its script has another name with every build. */
function thisPage(): string {
  return `${VERSION} ${document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? ""}`;
}

/** Load the page anew, unless that gave us this same page before. Is it on its way? */
export function loadAnew(reload = (): void => location.reload()): boolean {
  if (recall(tab, PLACE) === thisPage()) return false;
  keep(tab, PLACE, thisPage());
  if (recall(tab, PLACE) !== thisPage()) return false; // it could not be noted, and might never end
  reload();
  return true;
}
