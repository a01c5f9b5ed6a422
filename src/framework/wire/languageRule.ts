// Decides the language of a page: specification, points 1 and 2, and ADR 35. On public pages, only the first script
// contains this code, so that the main script stays small.
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "./contract";
import { LANGUAGE_KEY } from "./language";
import * as storage from "./storage";

/** In an address, "zh" means simplified Chinese. Null for an unknown language. */
export function languageFrom(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase() === "zh" ? "zh-cn" : text?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

/** Pages that are English until a person chooses a language on them. */
export const ENGLISH_FIRST: readonly string[] = ["/authorize", "/link3_login"];

/** Chinese only if the browser says zh-CN. Traditional Chinese is offered, not chosen. */
const languageOfBrowser = (browser: string): Language => {
  const [whole, [part]] = [browser.toLowerCase(), browser.toLowerCase().split("-")];
  return LANGUAGES.find((one) => one !== "zh-TW" && [whole, part].includes(one.toLowerCase())) ?? FIRST_LANGUAGE;
};

export interface LanguageHints {
  readonly path: string;
  /** The query of the address. */
  readonly search: string;
  /** The `lang` that the console has added to addresses in this tab, without anybody choosing it. */
  readonly added: string | null;
  /** The language that the person chose before. */
  readonly saved: string | null;
  /** navigator.language */
  readonly browser: string;
}

/** The language in an address. Null if there is none, or if the console has added it. */
const askedIn = ({ search, added }: Pick<LanguageHints, "search" | "added">): Language | null => {
  const asked = languageFrom(new URLSearchParams(search).get("lang"));
  return asked === languageFrom(added) ? null : asked;
};

/**
 * The language comes from the address, the person's choice, or the browser, in this order. ADR 35 explains why the
 * `lang` that the console adds does no harm.
 */
export function chooseLanguage(hints: LanguageHints): Language {
  const { path, saved, browser } = hints;
  const chosen = askedIn(hints) ?? (ENGLISH_FIRST.includes(path) ? languageFrom("en") : languageFrom(saved));
  return chosen ?? languageOfBrowser(browser);
}

/** The `lang` to add to an address: en on /authorize, otherwise zh if the browser's language contains zh. */
export function languageToAdd(pathname: string, browser: string): string {
  const added = pathname !== "/authorize" && browser.toLowerCase().includes("zh") ? "zh" : "en";
  return languageFrom(added) === null ? languageOfBrowser(browser) : added;
}

/** The storage key of the last added `lang`. The value begins with the `performance.timeOrigin` of the page load. */
const ADDED = storage.ownKey("language.added");
let added: string | null = null;

/** Whether a person opened this address, by typing it or from another site. A reload does not count. */
const isOpened = (): boolean => {
  const [load] = performance.getEntriesByType("navigation");
  return (
    load !== undefined &&
    "type" in load &&
    load.type === "navigate" &&
    !document.referrer.startsWith(`${location.origin}/`)
  );
};

/** The `lang` that this tab last added to an address. */
export const lastAddedLanguage = (): string | null => {
  try {
    const [load, value = null] = sessionStorage.getItem(ADDED)?.split(" ") ?? [];
    return added ?? (load === `${performance.timeOrigin}` || !isOpened() ? value : null);
  } catch {
    return added;
  }
};

/** A person opened an address that has a language. Earlier additions then no longer count, so this writes "". */
export const rememberAddedLanguage = (value: string): void => {
  added = value;
  try {
    sessionStorage.setItem(ADDED, `${performance.timeOrigin} ${value}`);
  } catch {
    // If the storage is full or forbidden, the value is kept only until the page is left.
  }
};

/** The language with which this page begins, before somebody chooses one on it. */
export const languageChosenHere = (): Language =>
  chooseLanguage({
    path: location.pathname,
    added: lastAddedLanguage(),
    search: location.search,
    saved: storage.get(LANGUAGE_KEY),
    browser: navigator.language,
  });

/** Whether the address has a language that the console did not add. It has priority over the account's choice. */
export const isLanguageAsked = (): boolean => askedIn({ search: location.search, added: lastAddedLanguage() }) !== null;
