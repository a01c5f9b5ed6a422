// Whether the contract is tested on a running platform, and why some tests are skipped there. vitest.config.ts reads
// this file.

/** Why tests are skipped on a running platform, which can only be called. */
export const NEEDS_CLOCK = "needs the platform's own clock";
export const NEEDS_STORE = "needs the platform's own store";

/** The address of a running platform to test. Null to test a platform that the tests start. */
export const liveAddress = process.env.HOST_URL?.replace(/\/+$/, "") || null;
