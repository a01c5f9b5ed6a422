import type { PublicPages } from "pilothouse/public";

/** Nobody comes in but by signing in. */
export const publicPages = {} satisfies PublicPages;
