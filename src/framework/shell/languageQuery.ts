// The `lang` parameter that every address of the console has (specification, point 2).
import type { Language } from "../wire/contract";

/** The query with `lang` set to this language and the rest unchanged: "?page=2&lang=zh". */
export const queryWithLanguage = (query: string, wanted: string): string => {
  const params = new URLSearchParams(query);
  params.set("lang", wanted === "zh-CN" ? "zh" : wanted);
  return `?${params}`;
};

export const replaceQuery = (query: string): void => {
  // The path stays the same, so the router need not know. The history state is kept, too.
  if (query !== location.search) {
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
  }
};

/** Updates `lang` in the address, after a change of language or a navigation. */
export const showLanguageInAddress = (spoken: Language): void =>
  replaceQuery(queryWithLanguage(location.search, spoken));
