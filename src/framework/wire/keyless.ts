// Rows without a key are only drawn, because no call could refer to them.

/** No key starts with this character. */
const SIGN = "\u0000";

/** The id of a row without a key: its position. */
export const keylessId = (at: number): string => `${SIGN}${at}`;

export const isKeyless = (id: unknown): boolean => typeof id === "string" && id.startsWith(SIGN);
