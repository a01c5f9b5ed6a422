import type { Language } from "pilothouse/wire";

/** The day of a moment in seconds since 1970, where the person is. */
export const dateOf = (seconds: number, language: Language): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { year: "numeric", month: "long", day: "numeric" });
