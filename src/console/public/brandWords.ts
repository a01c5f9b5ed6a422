import type en from "../../../locales/en/console/public.product.json";
import { lateWords } from "pilothouse/public";

/** What every public page says of this product. */
export const { words: brandWords } = lateWords<keyof typeof en>({
  en: () => import("../../../locales/en/console/public.product.json"),
  "zh-CN": () => import("../../../locales/zh-CN/console/public.product.json"),
  "zh-TW": () => import("../../../locales/zh-TW/console/public.product.json"),
});
