import { FIRST_LANGUAGE, forLanguages, isLanguage, type Words } from "../../shared/schema/languages";
import type { PartialWords } from "../definition/ConsoleDefinition";

/** Simplified Chinese -> traditional Chinese as written in Taiwan. */
export type ToTraditional = (text: string) => string;

/** Fills in missing languages. Without any text, `name` is used. */
export type ResolveText = (words: PartialWords | undefined, name: string) => Words;

export const createResolveText =
  (toTraditional: ToTraditional): ResolveText =>
  (words, name) => {
    const first = words?.[FIRST_LANGUAGE] ?? name;
    const simplified = isLanguage("zh-CN") ? words?.["zh-CN"] : undefined;
    const derived = simplified === undefined || simplified === first ? undefined : toTraditional(simplified);
    return forLanguages((language) => words?.[language] ?? (language === "zh-TW" ? derived : undefined) ?? first);
  };

/** Synonyms, each also in the form of Taiwan. */
export const synonymsOf = (speak: ResolveText, written: readonly string[] = []): readonly string[] => [
  ...new Set(written.flatMap((word) => [word, speak({ "zh-CN": word }, "")["zh-TW"] || word])),
];
