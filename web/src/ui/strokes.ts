/** Which strokes speak to the move being put together, and not to what has the focus. */

/** Enter confirms on what is chosen and where nothing can be pressed; elsewhere it presses. */
export function confirms(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" || event.repeat) return false;
  const button = (event.target as Element).closest("button, [role=button], a, summary");
  return button === null || button.getAttribute("aria-pressed") === "true";
}
