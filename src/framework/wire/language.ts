// The language of the interface: specification, points 1 and 2.
import { LANGUAGES, type Language } from "./contract";
import * as storage from "./storage";

export const KEY = storage.ownKey("language");

/** In an address, "zh" means simplified Chinese. Null for an unknown language. */
export function languageFrom(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase() === "zh" ? "zh-cn" : text?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

export interface LanguageHints {
  /** The query of the address. */
  readonly search: string;
  /** What the operator chose before. */
  readonly saved: string | null;
  /** navigator.language */
  readonly browser: string;
}

/** The address comes first, then the operator's choice, then the browser: Chinese only if it says exactly zh-CN, else English. */
export function chooseLanguage({ search, saved, browser }: LanguageHints): Language {
  const asked = languageFrom(new URLSearchParams(search).get("lang"));
  return asked ?? languageFrom(saved) ?? (browser.toLowerCase() === "zh-cn" ? "zh-CN" : "en");
}

/** The `lang` that a router adds to an address without one: en on /authorize, else zh when the browser's language contains zh. */
export function languageToAdd(pathname: string, browser: string): "en" | "zh" {
  return pathname !== "/authorize" && browser.toLowerCase().includes("zh") ? "zh" : "en";
}

let current: Language | null = null;

/** The current language. At first it is chosen from the address, the saved choice and the browser. */
export function get(): Language {
  current ??= chooseLanguage({
    search: globalThis.location?.search ?? "",
    saved: storage.get(KEY),
    browser: globalThis.navigator?.language ?? "en",
  });
  return current;
}

/** Sets the language of the page, of its html element, of calls, and of the next visit. */
export function set(value: Language): void {
  current = value;
  storage.set(KEY, value);
  if (typeof document !== "undefined") {
    document.documentElement.lang = value;
  }
}

/** Forgets the choice made on this page, but keeps the saved one. */
export function reset(): void {
  current = null;
}
