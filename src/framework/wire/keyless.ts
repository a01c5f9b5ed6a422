// Rows without a key are drawn, and nothing else: no call could say which of them it is about.

/** No key begins with it. */
const SIGN = "\u0000";

/** What stands in place of its key. */
export const keylessId = (at: number): string => `${SIGN}${at}`;

export const isKeyless = (id: unknown): boolean => typeof id === "string" && id.startsWith(SIGN);
