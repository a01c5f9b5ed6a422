// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.hostile": "hostile",
  "errors.513": "账号没有权限",
  'enums.trap.a"b': "*/",
  "enums.trap.${x}": "\\",
  "enums.trap.__proto__": "}",
} satisfies WordTable;
