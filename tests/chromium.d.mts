export const findChromium: (options?: { readonly install?: boolean }) => string;
export const CHROMIUM_FLAGS: readonly string[];
