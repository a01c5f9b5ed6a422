// The only list of languages. Definitions need texts in `en` and `zh-CN`; the generator derives those in `zh-TW`.
export const LANGUAGES = ["en", "zh-CN", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((one) => one === value);
/** A text that people read, in every language. */
export type Words = Readonly<Record<Language, string>>;

/** One value for each language. */
export const forLanguages = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => {
  const [en, simplified, traditional] = LANGUAGES;
  return { [en]: of(en), [simplified]: of(simplified), [traditional]: of(traditional) };
};
