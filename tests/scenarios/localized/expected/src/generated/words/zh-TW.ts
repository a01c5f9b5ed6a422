// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.greeting": "greeting",
  "errors.513": "帳號沒有權限",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
} satisfies WordTable;
