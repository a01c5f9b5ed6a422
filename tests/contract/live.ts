// Whether the contract is tested on a running platform, and why some of its tests are not. vitest.config.ts reads this file.

/** Why tests are skipped that a running platform, which can only be called, cannot be part of. */
export const NO_CLOCK = "needs the platform's own clock";
export const NO_STORE = "needs the platform's own store";

/** The address of a running platform to test in place of our own. Null for our own. */
export const liveAddress = process.env.HOST_URL?.replace(/\/+$/, "") || null;
