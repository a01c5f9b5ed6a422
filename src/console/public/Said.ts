import { translator } from "pilothouse/public";
import type { Language } from "pilothouse/wire";

/** Why something failed, in the language that the page has when it is shown. */
export type Said = (language: Language) => string;

/** What a form is sent with did not arrive. */
export const unreached: Said = (language) => translator(language)("failed.network");
