import type { Language } from "pilothouse/wire";

/** The date of a time in seconds since 1970, in the person's zone. */
export const dateOf = (seconds: number, language: Language): string =>
  new Date(seconds * 1000).toLocaleDateString(language, { year: "numeric", month: "long", day: "numeric" });
