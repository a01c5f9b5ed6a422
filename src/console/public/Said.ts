import { translator } from "pilothouse/public";
import type { Language } from "pilothouse/wire";

/** The message of a failure, in the language of the page at the time it is shown. */
export type FailureText = (language: Language) => string;

/** The message if the code that sends a form cannot be loaded. */
export const networkFailure: FailureText = (language) => translator(language)("failed.network");
