// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.channel": "通道",
  "errors.513": "帳號沒有權限",
  "enums.channel_state.1": "開放",
  "enums.channel_state.2": "關閉",
} satisfies WordTable;
