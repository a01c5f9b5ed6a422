// The `lang` parameter that every address of the console has (specification, point 2).
import type { Language } from "../wire/contract";

const IN_QUERY = { en: "en", "zh-CN": "zh", "zh-TW": "zh-TW" } as const satisfies Record<Language, string>;

/** The query with `lang` set to this language and the rest unchanged: "?page=2&lang=zh". */
export const queryWithLanguage = (query: string, wanted: Language): string => {
  const params = new URLSearchParams(query);
  params.set("lang", IN_QUERY[wanted]);
  return `?${params}`;
};

export const replaceQuery = (query: string): void => {
  // The router matches paths and does not need to know. Its state stays in the history entry.
  if (query !== location.search) {
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
  }
};

/** After a change of language or a navigation: updates the address. */
export const showLanguageInAddress = (spoken: Language): void =>
  replaceQuery(queryWithLanguage(location.search, spoken));
