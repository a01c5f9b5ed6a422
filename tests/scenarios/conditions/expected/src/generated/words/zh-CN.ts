// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.channel": "channel",
  "errors.513": "账号没有权限",
  "enums.channel_type.1": "邮件",
  "enums.channel_type.2": "短信",
  "enums.channel_type.3": "语音电话",
} satisfies WordTable;
