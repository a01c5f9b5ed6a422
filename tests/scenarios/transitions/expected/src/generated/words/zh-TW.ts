// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  title: "實驗室",
  "menu.lab": "實驗室",
  "menu.lab.claim": "claim",
  "errors.513": "帳號沒有權限",
  "enums.claim_state.1": "待處理",
  "enums.claim_state.2": "已接受",
  "enums.claim_state.3": "已拒絕",
  "enums.claim_state.4": "已結清",
} satisfies WordTable;
