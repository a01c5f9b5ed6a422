import type en from "../words/page/en.json";
import { lateWords, type SayWord } from "../../../src/framework/public/words";

export type RecoveryText = SayWord<keyof typeof en>;

export const { words, load: loadWords } = lateWords<keyof typeof en>({
  en: () => import("../words/page/en.json"),
  "zh-CN": () => import("../words/page/zh-CN.json"),
  "zh-TW": () => import("../words/page/zh-TW.json"),
});
