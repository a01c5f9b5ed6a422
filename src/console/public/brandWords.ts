import type en from "../../../locales/en/console/public.json";
import { lateWords } from "pilothouse/public";

/** What every public page says of this product. */
export const { words: brandWords, load: loadBrandWords } = lateWords<keyof typeof en>({
  en: () => import("../../../locales/en/console/public.json"),
  "zh-CN": () => import("../../../locales/zh-CN/console/public.json"),
  "zh-TW": () => import("../../../locales/zh-TW/console/public.json"),
});
