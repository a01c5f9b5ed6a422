import type { PartialWords } from "../definition/ConsoleDefinition";
import type { Words } from "./Model";

/** Simplified -> traditional Chinese, with Taiwan's words. */
export type ToTraditional = (text: string) => string;

/** Completes written words; what has none is called by `name`. */
export type Speak = (words: PartialWords | undefined, name: string) => Words;

export const speaker =
  (toTraditional: ToTraditional): Speak =>
  (words, name) => {
    const en = words?.en ?? name;
    const zhCN = words?.["zh-CN"] ?? en;
    return { en, "zh-CN": zhCN, "zh-TW": words?.["zh-TW"] ?? (zhCN === en ? zhCN : toTraditional(zhCN)) };
  };
