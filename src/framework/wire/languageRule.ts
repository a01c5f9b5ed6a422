// Which language a page begins with: specification, points 1 and 2, and ADR 35. Public pages have this in their first script alone,
// because every byte of their main script counts.
import { LANGUAGES, type Language } from "./contract";
import { KEY } from "./language";
import * as storage from "./storage";

/** In an address, "zh" means simplified Chinese. Null for an unknown language. */
export function languageFrom(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase() === "zh" ? "zh-cn" : text?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

/** Pages that are in English until a person chooses a language there. */
export const ENGLISH_FIRST: readonly string[] = ["/authorize", "/link3_login"];

export interface LanguageHints {
  readonly path: string;
  /** The query of the address. */
  readonly search: string;
  /** The `lang` that the console itself added to addresses of this tab. No person chose it. */
  readonly added: string | null;
  /** What the operator chose before. */
  readonly saved: string | null;
  /** navigator.language */
  readonly browser: string;
}

/** The language in an address. Null if it has none, or only the one that the console added. */
const askedIn = ({ search, added }: Pick<LanguageHints, "search" | "added">): Language | null => {
  const asked = languageFrom(new URLSearchParams(search).get("lang"));
  return asked === languageFrom(added) ? null : asked;
};

/**
 * The address comes first, then the operator's choice, then the browser: Chinese only if it says exactly zh-CN, else English.
 * ADR 35 says how this fits with the `lang` that the console adds to addresses.
 */
export function chooseLanguage(hints: LanguageHints): Language {
  const { path, saved, browser } = hints;
  const chosen = askedIn(hints) ?? (ENGLISH_FIRST.includes(path) ? "en" : languageFrom(saved));
  return chosen ?? (browser.toLowerCase() === "zh-cn" ? "zh-CN" : "en");
}

/** The `lang` that a router adds to an address without one: en on /authorize, else zh when the browser's language contains zh. */
export function languageToAdd(pathname: string, browser: string): "en" | "zh" {
  return pathname !== "/authorize" && browser.toLowerCase().includes("zh") ? "zh" : "en";
}

/** The load of a page, by its `performance.timeOrigin`, and what was added there: "1795734000000.5 en". */
const ADDED = storage.ownKey("language.added");
let added: string | null = null;

/** Whether a person opened this address, by a link from elsewhere or by typing it: not the console, and not a reload. */
const isOpened = (): boolean => {
  const [load] = performance.getEntriesByType("navigation");
  return (
    load !== undefined &&
    "type" in load &&
    load.type === "navigate" &&
    !document.referrer.startsWith(`${location.origin}/`)
  );
};

/** The `lang` that this tab last added to an address without one. */
export const lastAdded = (): string | null => {
  try {
    const [load, value = null] = sessionStorage.getItem(ADDED)?.split(" ") ?? [];
    return added ?? (load === `${performance.timeOrigin}` || !isOpened() ? value : null);
  } catch {
    return added;
  }
};

/** "" if a person opened an address with a language: earlier additions do not count any more. */
export const noteAdded = (value: string): void => {
  added = value;
  try {
    sessionStorage.setItem(ADDED, `${performance.timeOrigin} ${value}`);
  } catch {
    // The store is full or forbidden: the value is known until the page is left.
  }
};

/** The language of this page, before anybody chose one on it. */
export const chosenHere = (): Language =>
  chooseLanguage({
    path: location.pathname,
    added: lastAdded(),
    search: location.search,
    saved: storage.get(KEY),
    browser: navigator.language,
  });

/** Whether the address has a language that the console did not add. Then it takes precedence over the account's choice. */
export const isLanguageAsked = (): boolean => askedIn({ search: location.search, added: lastAdded() }) !== null;
