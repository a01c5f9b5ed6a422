/** Texts up to this length are shown whole. */
const SHORT = 12;
const TAIL = 6;

/** The end of an identifier, which is never cut; "" for a short one. */
export const endOfIdentifier = (text: string): string => (text.length <= SHORT ? "" : text.slice(-TAIL));
