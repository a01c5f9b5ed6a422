import type { PublicPages } from "pilothouse/public";
import { publicPagesOfFeatures } from "../generated/publicPages";

/** The clinic's public pages. It has none except the sign-in page. */
export const publicPages = { ...publicPagesOfFeatures } satisfies PublicPages;
