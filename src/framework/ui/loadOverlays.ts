/** Loads the code of menus and panels. Buttons call this when the pointer or the focus reaches them. */
export const loadOverlays = () => import("./overlays");

export const preloadOverlays = (): void => void loadOverlays().catch(() => undefined);
