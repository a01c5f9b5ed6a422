/**
 * The parent element of a menu or panel: the landmark or dialog around its button. Screen readers expect it there, and
 * its own dialog never covers it.
 */
export const overlayParent = (anchor: HTMLElement | null): HTMLElement =>
  anchor?.closest<HTMLElement>(".MuiModal-root, main") ?? document.querySelector<HTMLElement>("main") ?? document.body;
