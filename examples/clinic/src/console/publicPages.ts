import type { PublicPages } from "pilothouse/public";
import { publicPagesOfFeatures } from "../generated/publicPages";

/** The clinic has no public pages besides the sign-in page. */
export const publicPages = { ...publicPagesOfFeatures } satisfies PublicPages;
