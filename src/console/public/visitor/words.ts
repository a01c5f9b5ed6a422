import { lateWords } from "pilothouse/public";
import type en from "../../../../locales/en/console/public.visitor.json";

/** The words of the first form on all pages for users of client apps. */
export const {
  words,
  own: findWord,
  load: loadVisitorWords,
} = lateWords<keyof typeof en>({
  en: () => import("../../../../locales/en/console/public.visitor.json"),
  "zh-CN": () => import("../../../../locales/zh-CN/console/public.visitor.json"),
  "zh-TW": () => import("../../../../locales/zh-TW/console/public.visitor.json"),
});
