// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "job.name": "任務",
  "job.plural": "任務",
  "job.fields.reason": "原因",
  "job.fields.word": "指令",
  "job.fields.name": "名稱",
  "job.fields.months": "月數",
  "job.fields.total": "合計",
  "job.fields.short": "還差",
  "job.fields.span": "時長",
  "job.fields.id": "編號",
  "job.fields.cost": "費用",
  "job.fields.host": "主機",
  "job.fields.state": "狀態",
  "job.actions.run": "立即執行",
  "job.actions.refuse": "拒絕",
  "job.actions.wake": "喚醒",
  "job.actions.steer": "控制",
  "job.actions.place": "下單",
  "job.short.price": "充值",
  "job.amount.place": "支付",
  "job.actions.collect": "收集",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
