/** One stop of the tab key for a group of buttons; the arrow keys move inside it. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (group) => {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  let current: HTMLElement | undefined;

  function settle(to = current): void {
    const buttons = all();
    current = to && buttons.includes(to) ? to : buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>("button");
    if (button) settle(button);
  }

  function pressed(event: KeyboardEvent): void {
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (STEPS[event.key] ?? 0);
    if (at < 0 || to === at) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
};
