/** Fetches what menus and popovers are made of. A button that opens one warms it up when it is about to be pressed. */
export const loadOverlays = () => import("./overlays");

export const warmOverlays = (): void => void loadOverlays().catch(() => undefined);
