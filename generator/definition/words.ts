import { z } from "zod";
import { FIRST_LANGUAGE, forLanguages, LANGUAGES, type Language } from "../../shared/schema/languages";

const text = z.string().min(1);

/** Whether texts in a language are derived from those in another one unless they are given: zh-TW from zh-CN. */
const isDerived = (language: Language): boolean => language === "zh-TW" && LANGUAGES.includes("zh-CN");
const written = LANGUAGES.filter((language) => !isDerived(language));

/** A value for each language of the console. */
export const inLanguages = <T extends z.ZodType>(value: T) =>
  z.strictObject(forLanguages((language) => (isDerived(language) ? value.optional() : value)));

export const wordsSchema = inLanguages(text).meta({ id: "words" });
/** Texts that replace a label in some places. Where one is missing, the label is used. */
export const partialWordsSchema = z.strictObject(
  forLanguages((language) => (language === FIRST_LANGUAGE ? text : text.optional())),
);
export const isWords = (keys: readonly string[]): boolean => keys.includes(FIRST_LANGUAGE);

/** For messages: the languages that every text needs, such as "en and zh-CN", and an example of a text. */
export const NEEDED_LANGUAGES = new Intl.ListFormat("en").format(written);
export const SAMPLE = `{ ${written.map((language) => `${language}: …`).join(", ")} }`;

/** Other names, in any language, for headers of columns or values of cells. */
export const synonymsSchema = z.array(text, { error: "a list of words, such as [Carrier name, 运营商名称]" });
