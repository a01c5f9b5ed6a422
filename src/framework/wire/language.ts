// The language of the interface. The first script of a page chooses it, with the rule in languageRule.ts.
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./contract";
import * as storage from "./storage";

export const LANGUAGE_KEY = storage.ownKey("language");

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/.test(language);

let current: Language | null = null;

/** The language that the first script has written into the page. */
const written = (): Language =>
  LANGUAGES.find((language) => language === globalThis.document?.documentElement.lang) ?? FIRST_LANGUAGE;

/** The current language. @param choose chooses the language if there is none yet */
export const get = (choose: () => Language = written): Language => (current ??= choose());

/** Sets the language that somebody chose: for the page, its html element, calls, and the next visit. */
export function set(value: Language): void {
  storage.set(LANGUAGE_KEY, value);
  showLanguage(value);
}

/** Sets the language for this visit only. */
export function showLanguage(value: Language): void {
  current = value;
  if (typeof document !== "undefined") {
    document.documentElement.lang = value;
    document.documentElement.dir = isRightToLeft(value) ? "rtl" : "";
  }
}

/** Drops the choice that was made on this page. The saved choice stays. */
export function forgetLanguage(): void {
  current = null;
}
