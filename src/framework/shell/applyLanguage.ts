// The language of an address that does not say one. It is added before the first paint, and after sign-in.
import type { Language } from "../wire/contract";
import * as language from "../wire/language";
import { languageFrom, languageToAdd } from "../wire/language";
import * as storage from "../wire/storage";
import { queryWithLanguage, replaceQuery } from "./languageQuery";

const ENGLISH_FIRST = ["/authorize", "/link3_login"];

/** All inputs of the rule, so that it can be tested. */
export interface LanguageQueryFacts {
  readonly path: string;
  /** `location.search` */
  readonly query: string;
  /** The operator's choice at an earlier visit, or null. */
  readonly saved: string | null;
  /** `navigator.language` */
  readonly browser: string;
}

/** The query with `lang`: the present one, else en on the authorize path, else the operator's choice, else the browser's language. */
export const completeQuery = ({ path, query, saved, browser }: LanguageQueryFacts): string => {
  if (languageFrom(new URLSearchParams(query).get("lang"))) return query;
  const chosen = ENGLISH_FIRST.includes(path) ? "en" : languageFrom(saved);
  return queryWithLanguage(query, chosen ?? languageFrom(languageToAdd(path, browser)) ?? "en");
};

const ADDED = storage.ownKey("language.added");
let added: string | null = null;

/** The language that this tab last added to an address without one. */
const lastAdded = (): string | null => {
  try {
    return added ?? sessionStorage.getItem(ADDED);
  } catch {
    return added;
  }
};

const noteAdded = (value: Language): void => {
  added = value;
  try {
    sessionStorage.setItem(ADDED, value);
  } catch {
    // The store is full or forbidden: the value is known until the page is left.
  }
};

const inAddress = (): Language | null => languageFrom(new URLSearchParams(location.search).get("lang"));

/** Whether the address asks for a language that was not just added to it. Then the address takes precedence over the account's choice. */
export const isLanguageAsked = (): boolean => {
  const wanted = inAddress();
  return wanted !== null && wanted !== lastAdded();
};

/** Completes the address, and sets the language of the page. A second call changes nothing. */
export const applyLanguage = (): Language => {
  const wanted = inAddress();
  replaceQuery(
    completeQuery({
      path: location.pathname,
      query: location.search,
      saved: storage.get(language.KEY),
      browser: navigator.language,
    }),
  );
  const settled = language.get();
  const completed = inAddress();
  if (wanted === null && completed !== null) noteAdded(completed);
  document.documentElement.lang = settled;
  return settled;
};
