// Which language the interface speaks: specification, points 1 and 2.
import { LANGUAGES, type Language } from "./contract";
import * as storage from "./storage";

export const KEY = storage.own("language");

/** "zh" is how an address says simplified Chinese. Anything unknown is null. */
export function languageFrom(text: string | null | undefined): Language | null {
  const wanted = text?.toLowerCase() === "zh" ? "zh-cn" : text?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

export interface LanguageHints {
  /** The address' query. */
  readonly search: string;
  /** What the operator chose before. */
  readonly saved: string | null;
  /** navigator.language */
  readonly browser: string;
}

/** The address decides, then the operator's choice, then the browser: Chinese only when it is exactly zh-CN, else English. */
export function chooseLanguage({ search, saved, browser }: LanguageHints): Language {
  const asked = languageFrom(new URLSearchParams(search).get("lang"));
  return asked ?? languageFrom(saved) ?? (browser.toLowerCase() === "zh-cn" ? "zh-CN" : "en");
}

/** The `lang` a router adds to an address without one: en on /authorize, else zh when the browser's language contains zh. */
export function languageToAdd(pathname: string, browser: string): "en" | "zh" {
  return pathname !== "/authorize" && browser.toLowerCase().includes("zh") ? "zh" : "en";
}

let current: Language | null = null;

/** What the page speaks now; on first use chosen from address, saved choice and browser. */
export function get(): Language {
  current ??= chooseLanguage({
    search: globalThis.location?.search ?? "",
    saved: storage.get(KEY),
    browser: globalThis.navigator?.language ?? "en",
  });
  return current;
}

/** Sets it for the page, its html element, the calls, and the next visit. */
export function set(value: Language): void {
  current = value;
  storage.set(KEY, value);
  if (typeof document !== "undefined") {
    document.documentElement.lang = value;
  }
}

/** Forgets the choice made on this page, not the saved one. */
export function reset(): void {
  current = null;
}
