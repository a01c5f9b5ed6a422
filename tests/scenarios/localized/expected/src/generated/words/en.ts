// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.greeting": "greeting",
  "errors.513": "The account has no permission",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
} satisfies WordTable;
