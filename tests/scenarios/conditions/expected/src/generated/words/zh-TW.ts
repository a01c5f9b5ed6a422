// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.channel": "channel",
  "errors.513": "帳號沒有權限",
  "enums.channel_type.1": "郵件",
  "enums.channel_type.2": "簡訊",
  "enums.channel_type.3": "語音電話",
} satisfies WordTable;
