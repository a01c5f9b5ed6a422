// The language of the interface. The first script of a page chooses it, by the rule in languageRule.ts.
import { LANGUAGES, type Language } from "./contract";
import * as storage from "./storage";

export const KEY = storage.ownKey("language");

let current: Language | null = null;

/** The language that the first script of this page wrote on it. */
const written = (): Language =>
  LANGUAGES.find((language) => language === globalThis.document?.documentElement.lang) ?? "en";

/**
 * The current language.
 *
 * @param choose answers the language if none is known yet
 */
export const get = (choose: () => Language = written): Language => (current ??= choose());

/** Sets the language that somebody chose: of the page, of its html element, of calls, and of the next visit. */
export function set(value: Language): void {
  storage.set(KEY, value);
  speak(value);
}

/** Sets the language of this visit. */
export function speak(value: Language): void {
  current = value;
  if (typeof document !== "undefined") {
    document.documentElement.lang = value;
  }
}

/** Forgets the choice made on this page, but keeps the saved one. */
export function reset(): void {
  current = null;
}
