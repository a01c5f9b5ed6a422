// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.greeting": "greeting",
  "errors.513": "账号没有权限",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
} satisfies WordTable;
