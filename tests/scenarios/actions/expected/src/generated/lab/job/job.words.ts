// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "job.name": ["Job", "任务", "任務"],
  "job.plural": ["Jobs", "任务", "任務"],
  "job.fields.reason": ["Reason", "原因", "原因"],
  "job.fields.word": ["Word", "指令", "指令"],
  "job.fields.name": ["Name", "名称", "名稱"],
  "job.fields.months": ["Months", "月数", "月數"],
  "job.fields.total": ["Total", "合计", "合計"],
  "job.fields.short": ["Lacking", "还差", "還差"],
  "job.fields.span": ["Span", "时长", "時長"],
  "job.fields.id": ["ID", "编号", "編號"],
  "job.fields.cost": ["Cost", "费用", "費用"],
  "job.fields.host": ["Host", "主机", "主機"],
  "job.fields.state": ["State", "状态", "狀態"],
  "job.actions.run": ["Run now", "立即执行", "立即執行"],
  "job.actions.refuse": ["Refuse", "拒绝", "拒絕"],
  "job.actions.wake": ["Wake", "唤醒", "喚醒"],
  "job.actions.steer": ["Steer", "控制", "控制"],
  "job.actions.place": ["Place", "下单", "下單"],
  "job.formula.price": ["{total} for {span} months", "{span} 个月 {total}", "{span} 個月 {total}"],
  "job.short.price": ["Recharge", "充值", "充值"],
  "job.amount.place": ["Pay", "支付", "支付"],
  "job.actions.collect": ["Collect", "收集", "收集"],
} satisfies Translations;
