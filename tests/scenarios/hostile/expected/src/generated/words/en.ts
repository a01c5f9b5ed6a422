// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "Lab",
  "menu.lab": "Lab",
  "menu.lab.hostile": "hostile",
  "errors.513": "The account has no permission",
  'enums.trap.a"b': "\u2029",
  "enums.trap.${x}": "`",
  "enums.trap.__proto__": "{",
} satisfies WordTable;
