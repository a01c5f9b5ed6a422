// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Console } from "pilothouse/console";
import { features } from "./features";
import { hostInside } from "./hostInside";
import { sections } from "./sections";

export const inside = {
  features,
  platform: hostInside,
  name: { en: "Open Server", "zh-CN": "开放服务平台", "zh-TW": "開放服務平台" },
  words: {
    en: [() => import("./words/en")],
    "zh-CN": [() => import("./words/zh-CN")],
    "zh-TW": [() => import("./words/zh-TW")],
  },
  sections,
} satisfies Console;
