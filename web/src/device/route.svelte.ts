/** Where we are, and how to get elsewhere without loading the page anew. */

let address = $state.raw(new URL(location.href));

window.addEventListener("popstate", () => (address = new URL(location.href)));

export const here = (): URL => address;

export function go(path: string, { instead = false } = {}): void {
  const to = new URL(path, location.href);
  if (to.href === address.href) return;
  history[instead ? "replaceState" : "pushState"](null, "", to);
  const samePage = to.pathname === address.pathname;
  address = to;
  if (!samePage) window.scrollTo(0, 0);
}

/** Follow links of our own; leave the others, and those meant for a new tab, to the browser. */
export function follow(click: MouseEvent): void {
  const link = (click.target as Element).closest?.("a");
  if (!link || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  click.preventDefault();
  go(link.href);
}
