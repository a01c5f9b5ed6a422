// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "实验室",
  "menu.lab": "实验室",
  "menu.lab.claim": "claim",
  "errors.513": "账号没有权限",
  "enums.claim_state.1": "待处理",
  "enums.claim_state.2": "已接受",
  "enums.claim_state.3": "已拒绝",
  "enums.claim_state.4": "已结清",
} satisfies WordTable;
