// Completes an address without a language, before the first paint and after signing in.
import type { Language } from "../wire/contract";
import * as language from "../wire/language";
import {
  languageChosenHere,
  ENGLISH_FIRST,
  languageFrom,
  languageToAdd,
  lastAdded,
  rememberAdded,
} from "../wire/languageRule";
import * as storage from "../wire/storage";
import { queryWithLanguage, replaceQuery } from "./languageQuery";

/** Everything that the rule depends on, so that it can be tested. */
export interface LanguageQueryFacts {
  readonly path: string;
  /** `location.search` */
  readonly query: string;
  /** What the operator chose at an earlier visit, or null. */
  readonly saved: string | null;
  /** `navigator.language` */
  readonly browser: string;
}

/** The query with `lang`: the present one, else en on /authorize, else the operator's choice, else the browser's. */
export const completeQuery = ({ path, query, saved, browser }: LanguageQueryFacts): string => {
  if (languageFrom(new URLSearchParams(query).get("lang"))) return query;
  const chosen = ENGLISH_FIRST.includes(path) ? "en" : languageFrom(saved);
  return queryWithLanguage(query, chosen ?? languageFrom(languageToAdd(path, browser)) ?? "en");
};

const inAddress = (): string | null => new URLSearchParams(location.search).get("lang");

/** Adds `lang` to an address without one. */
export const completeAddress = (): void =>
  replaceQuery(
    completeQuery({
      path: location.pathname,
      query: location.search,
      saved: storage.get(language.KEY),
      browser: navigator.language,
    }),
  );

/** Completes the address, and sets the language of the page. A second call changes nothing. */
export const applyLanguage = (): Language => {
  const wanted = languageFrom(inAddress());
  completeAddress();
  rememberAdded((wanted === null ? inAddress() : lastAdded()) ?? "");
  const settled = language.get(languageChosenHere);
  language.showLanguage(settled);
  return settled;
};
