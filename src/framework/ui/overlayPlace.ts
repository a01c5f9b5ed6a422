/**
 * Where something that opens over the page is put: into the part of the page that its button stands in, so that those
 * who listen find it there, and never under the dialog that has it.
 */
export const overlayPlace = (anchor: HTMLElement | null): HTMLElement =>
  anchor?.closest<HTMLElement>("dialog, .MuiModal-root, main") ??
  document.querySelector<HTMLElement>("main") ??
  document.body;
