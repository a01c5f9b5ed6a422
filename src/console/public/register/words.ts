import type en from "../../../../locales/en/public.register.json";
import { lateWords } from "../../../framework/public/words";

export const { words, own: ownWord } = lateWords<keyof typeof en>({
  en: () => import("../../../../locales/en/public.register.json"),
  "zh-CN": () => import("../../../../locales/zh-CN/public.register.json"),
  "zh-TW": () => import("../../../../locales/zh-TW/public.register.json"),
});
