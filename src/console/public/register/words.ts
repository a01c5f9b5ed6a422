import type en from "../../../../locales/en/console/public.register.json";
import { lateWords } from "../../../framework/public/words";

export const { words, own: ownWord } = lateWords<keyof typeof en>({
  en: () => import("../../../../locales/en/console/public.register.json"),
  "zh-CN": () => import("../../../../locales/zh-CN/console/public.register.json"),
  "zh-TW": () => import("../../../../locales/zh-TW/console/public.register.json"),
});
