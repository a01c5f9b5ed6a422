import type en from "../../locales/en/console/public.json";
import { lateWords } from "pilothouse/public";

/** The texts of the sign-in page. */
export const { load, words } = lateWords<keyof typeof en>({
  en: () => import("../../locales/en/console/public.json"),
  "zh-CN": () => import("../../locales/zh-CN/console/public.json"),
  "zh-TW": () => import("../../locales/zh-TW/console/public.json"),
});
