// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "wake.name": ["Wake status", "唤醒状态", "喚醒狀態"],
  "wake.plural": ["Wake status", "唤醒状态", "喚醒狀態"],
  "wake.fields.uid": ["Device", "设备", "裝置"],
  "wake.fields.state": ["State", "唤醒状态", "喚醒狀態"],
  "wake.fields.pk": ["Product", "产品", "產品"],
  "wake.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "wake.fields.battery": ["Battery", "电量", "電量"],
  "wake.fields.srv": ["Wake server", "唤醒服务器", "喚醒伺服器"],
  "wake.fields.count": ["Wake-ups today", "今日唤醒次数", "今日喚醒次數"],
  "wake.fields.gmt_wake": ["Last wake-up", "最近唤醒", "最近喚醒"],
  "wake.actions.wake": ["Wake up", "唤醒", "喚醒"],
  "wake.done.wake": ["Wake-up sent to {uid}", "已向 {uid} 发送唤醒指令", "已向 {uid} 傳送喚醒指令"],
} satisfies Translations;
