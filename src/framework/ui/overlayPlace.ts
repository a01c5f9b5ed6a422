/**
 * The parent element of a menu or panel: the landmark or dialog around its button. Screen readers find it there, and it
 * is never hidden below its own dialog.
 */
export const overlayPlace = (anchor: HTMLElement | null): HTMLElement =>
  anchor?.closest<HTMLElement>(".MuiModal-root, main") ?? document.querySelector<HTMLElement>("main") ?? document.body;
