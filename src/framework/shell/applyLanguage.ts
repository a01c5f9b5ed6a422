// Adds the language to an address that has none, before the first paint and after signing in.
import type { Language } from "../wire/contract";
import * as language from "../wire/language";
import {
  languageChosenHere,
  ENGLISH_FIRST,
  languageFrom,
  languageToAdd,
  lastAddedLanguage,
  rememberAddedLanguage,
} from "../wire/languageRule";
import * as storage from "../wire/storage";
import { queryWithLanguage, replaceQuery } from "./languageQuery";

/** The facts from which the language is chosen, as a value that tests can set. */
export interface LanguageQueryFacts {
  readonly path: string;
  /** `location.search` */
  readonly query: string;
  /** The language that the operator chose at an earlier visit, or null. */
  readonly saved: string | null;
  /** `navigator.language` */
  readonly browser: string;
}

/**
 * The query with `lang`. If it has none: English on /authorize, otherwise the language that the operator chose earlier,
 * otherwise the browser's language.
 */
export const addLanguageToQuery = ({ path, query, saved, browser }: LanguageQueryFacts): string => {
  if (languageFrom(new URLSearchParams(query).get("lang"))) return query;
  const chosen = ENGLISH_FIRST.includes(path) ? languageFrom("en") : languageFrom(saved);
  return queryWithLanguage(query, chosen ?? languageToAdd(path, browser));
};

const inAddress = (): string | null => new URLSearchParams(location.search).get("lang");

/** Adds `lang` to the address if it has none. */
export const addLanguageToAddress = (): void =>
  replaceQuery(
    addLanguageToQuery({
      path: location.pathname,
      query: location.search,
      saved: storage.get(language.LANGUAGE_KEY),
      browser: navigator.language,
    }),
  );

/** Adds `lang` to the address, and sets the language of the page. It can run more than once. */
export const applyLanguage = (): Language => {
  const wanted = languageFrom(inAddress());
  addLanguageToAddress();
  rememberAddedLanguage((wanted === null ? inAddress() : lastAddedLanguage()) ?? "");
  const settled = language.get(languageChosenHere);
  language.showLanguage(settled);
  return settled;
};
