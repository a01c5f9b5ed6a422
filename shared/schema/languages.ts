// The languages of a console: those in `languages` of its console.yaml, or else the three that the framework has words
// for. One build and one process have one console, so the list is a constant of both (ADR 123).
declare global {
  /** The tags of a console with `languages`, which its generated code declares: `{ readonly spoken: "ar" | "en" }`. */
  interface ConsoleLanguages {}
}
/** The tags with spaces between them. Vite and the launchers set it before this code runs. */
declare const CONSOLE_LANGUAGES: string | undefined;

export type Language = ConsoleLanguages extends { readonly spoken: infer Tag extends string }
  ? Tag
  : "en" | "zh-CN" | "zh-TW";
/** A text that people read, in every language. */
export type Words = Readonly<Record<Language, string>>;

const isTag = (text: string): text is Language => text !== "";
const written = typeof CONSOLE_LANGUAGES === "undefined" ? "" : CONSOLE_LANGUAGES;
const [first = "en", ...others] = (written || "en zh-CN zh-TW").split(" ").filter(isTag);

/** All languages of this console. The first one is used where nobody has chosen any. */
export const LANGUAGES: readonly [Language, ...Language[]] = [first, ...others];
export const FIRST_LANGUAGE: Language = first;
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);

/** One value for each language. */
export function forLanguages<T>(of: (language: Language) => T): Readonly<Record<Language, T>>;
export function forLanguages(of: (language: Language) => unknown): object {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}
