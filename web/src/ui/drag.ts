/** Something is dragged: where it is while it moves, and where it is let go. A mere tap is no drag. */

const SLOP = 8; // pixels that a tap may stray

export interface Dragging {
  moved: (event: PointerEvent) => void;
  dropped: (event: PointerEvent) => void;
  ended: () => void; // however it ends
}

export function drag(from: PointerEvent, { moved, dropped, ended }: Dragging): void {
  const listening = new AbortController();
  let underway = false;

  function move(event: PointerEvent): void {
    underway ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP;
    if (underway) moved(event);
  }

  function end(event: PointerEvent): void {
    listening.abort();
    if (underway && event.type === "pointerup") {
      const swallow = new AbortController(); // the click that may follow at once
      addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: swallow.signal });
      setTimeout(() => swallow.abort());
      dropped(event);
    }
    if (underway) ended();
  }

  for (const [name, act] of [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const)
    addEventListener(name, act, { signal: listening.signal });
}

/** The name (`data-at`) of what lies under the pointer and begins so. */
export function under({ clientX, clientY }: PointerEvent, start: string): string | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-at]")?.dataset.at)
    .find((name) => name?.startsWith(start));
}
