// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.note": "note",
  "errors.513": "賬號沒有許可權",
} satisfies WordTable;
