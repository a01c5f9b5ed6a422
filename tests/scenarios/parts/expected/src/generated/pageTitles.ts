// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { PageTitles } from "pilothouse/wire";

export const pageTitles = {
  product: { en: "Lab", "zh-CN": "实验室", "zh-TW": "實驗室" },
  pages: {},
  host: null,
} satisfies PageTitles;
