// Rows without a key are only drawn: no call could name one of them.

/** No key begins with it. */
const SIGN = "\u0000";

/** The value in place of its key. */
export const keylessId = (at: number): string => `${SIGN}${at}`;

export const isKeyless = (id: unknown): boolean => typeof id === "string" && id.startsWith(SIGN);
