// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wake.name": "喚醒狀態",
  "wake.plural": "喚醒狀態",
  "wake.fields.uid": "裝置",
  "wake.fields.state": "喚醒狀態",
  "wake.fields.pk": "產品",
  "wake.fields.comp_id": "所屬公司",
  "wake.fields.battery": "電量",
  "wake.fields.srv": "喚醒伺服器",
  "wake.fields.count": "今日喚醒次數",
  "wake.fields.gmt_wake": "最近喚醒",
  "wake.actions.wake": "喚醒",
  "wake.done.wake": "已向 {uid} 傳送喚醒指令",
  "enums.wake_state.1": "休眠",
  "enums.wake_state.2": "喚醒中",
  "enums.wake_state.3": "已喚醒",
  "enums.wake_state.4": "喚醒失敗",
} satisfies WordTable;
