import type en from "../../../locales/en/framework/public.recovery.json";
import { lateWords, type Say } from "../public/words";

export type SayRecovery = Say<keyof typeof en>;

export const { words, load: loadWords } = lateWords<keyof typeof en>({
  en: () => import("../../../locales/en/framework/public.recovery.json"),
  "zh-CN": () => import("../../../locales/zh-CN/framework/public.recovery.json"),
  "zh-TW": () => import("../../../locales/zh-TW/framework/public.recovery.json"),
});
