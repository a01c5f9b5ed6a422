// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.hostile": "hostile",
  "errors.513": "帳號沒有權限",
  'enums.trap.a"b': "*/",
  "enums.trap.${x}": "\\",
  "enums.trap.__proto__": "}",
} satisfies WordTable;
