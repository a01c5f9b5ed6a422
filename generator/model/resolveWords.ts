import type { PartialWords } from "../definition/ConsoleDefinition";
import type { Words } from "./Model";

/** Simplified Chinese -> traditional Chinese as written in Taiwan. */
export type ToTraditional = (text: string) => string;

/** Fills in missing languages. Without any text, `name` is used. */
export type ResolveText = (words: PartialWords | undefined, name: string) => Words;

export const createResolveText =
  (toTraditional: ToTraditional): ResolveText =>
  (words, name) => {
    const en = words?.en ?? name;
    const zhCN = words?.["zh-CN"] ?? en;
    return { en, "zh-CN": zhCN, "zh-TW": words?.["zh-TW"] ?? (zhCN === en ? zhCN : toTraditional(zhCN)) };
  };

/** Synonyms, each also in the form of Taiwan. */
export const synonymsOf = (speak: ResolveText, written: readonly string[] = []): readonly string[] => [
  ...new Set(written.flatMap((word) => [word, speak({ "zh-CN": word }, "")["zh-TW"]])),
];
