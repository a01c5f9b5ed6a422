import { translator } from "pilothouse/public";
import type { Language } from "pilothouse/wire";

/** The message of a failure. Its language is that of the page at the time when the message is shown. */
export type FailureText = (language: Language) => string;

/** The message if the code that sends a form cannot be loaded. */
export const networkFailure: FailureText = (language) => translator(language)("failed.network");
