export const LANGUAGES = ["en", "zh-CN", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text people read, in every language. */
export type Words = Readonly<Record<Language, string>>;
