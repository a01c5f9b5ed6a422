// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.channel": "通道",
  "errors.513": "账号没有权限",
  "enums.channel_state.1": "开放",
  "enums.channel_state.2": "关闭",
} satisfies WordTable;
