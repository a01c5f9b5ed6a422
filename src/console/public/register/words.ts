import { lateWords } from "pilothouse/public";
import type en from "../../../../locales/en/console/public.register.json";

/** The words of the empty form. */
export const { words, load: loadRegisterWords } = lateWords<keyof typeof en>({
  en: () => import("../../../../locales/en/console/public.register.json"),
  "zh-CN": () => import("../../../../locales/zh-CN/console/public.register.json"),
  "zh-TW": () => import("../../../../locales/zh-TW/console/public.register.json"),
});
