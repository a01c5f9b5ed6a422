// The `lang` value that every address of the console carries (specification, point 2).
import type { Language } from "../wire/contract";
import * as language from "../wire/language";
import { languageFrom, languageToAdd } from "../wire/language";
import * as storage from "../wire/storage";

const IN_QUERY = { en: "en", "zh-CN": "zh", "zh-TW": "zh-TW" } as const satisfies Record<Language, string>;
const ENGLISH_FIRST = ["/authorize", "/link3_login"];

/** What the rule depends on, so that it can be tested whole. */
export interface LanguageQueryFacts {
  readonly path: string;
  /** `location.search` */
  readonly query: string;
  /** The operator's choice on an earlier visit, or null. */
  readonly saved: string | null;
  /** `navigator.language` */
  readonly browser: string;
}

/** The query with `lang` set to this language, the rest untouched: "?page=2&lang=zh". */
export const queryWithLanguage = (query: string, wanted: Language): string => {
  const params = new URLSearchParams(query);
  params.set("lang", IN_QUERY[wanted]);
  return `?${params}`;
};

/** The query with a `lang` value: the one it has, else en on the authorize path, else the operator's choice, else the browser's. */
export const completeQuery = ({ path, query, saved, browser }: LanguageQueryFacts): string => {
  if (languageFrom(new URLSearchParams(query).get("lang"))) return query;
  const chosen = ENGLISH_FIRST.includes(path) ? "en" : languageFrom(saved);
  return queryWithLanguage(query, chosen ?? languageFrom(languageToAdd(path, browser)) ?? "en");
};

const ADDED = storage.own("language.added");
let added: string | null = null;
let asked = false;

/** What an address without a language was last completed with in this tab. */
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
    // A full or forbidden store: it is known until the page is left.
  }
};

const inAddress = (): Language | null => languageFrom(new URLSearchParams(location.search).get("lang"));

/** Whether the address asks for a language that it was not just completed with: then it decides, whatever the account chose elsewhere. */
export const isLanguageAsked = (): boolean => asked;

const replaceQuery = (query: string): void => {
  // The router matches paths and need not know; its own state stays in the entry.
  if (query !== location.search) {
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
  }
};

/** Before the first paint: completes the address, and says on the page which language it speaks. */
export const settleLanguage = (): Language => {
  const wanted = inAddress();
  asked = wanted !== null && wanted !== lastAdded();
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

/** After a switch or a navigation: keeps the address in step with the language spoken. */
export const showLanguageInAddress = (spoken: Language): void =>
  replaceQuery(queryWithLanguage(location.search, spoken));
