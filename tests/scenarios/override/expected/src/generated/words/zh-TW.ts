// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.poster": "poster",
  "errors.513": "帳號沒有權限",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
