import type { PublicPages } from "pilothouse/public";

/** The clinic has no public pages besides the sign-in page. */
export const publicPages = {} satisfies PublicPages;
