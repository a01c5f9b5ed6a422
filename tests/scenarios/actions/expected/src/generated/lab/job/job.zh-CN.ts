// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "job.name": "任务",
  "job.plural": "任务",
  "job.fields.reason": "原因",
  "job.fields.word": "指令",
  "job.fields.name": "名称",
  "job.fields.months": "月数",
  "job.fields.total": "合计",
  "job.fields.short": "还差",
  "job.fields.span": "时长",
  "job.fields.id": "编号",
  "job.fields.cost": "费用",
  "job.fields.host": "主机",
  "job.fields.state": "状态",
  "job.actions.run": "立即执行",
  "job.actions.refuse": "拒绝",
  "job.actions.wake": "唤醒",
  "job.actions.steer": "控制",
  "job.actions.place": "下单",
  "job.short.price": "充值",
  "job.amount.place": "支付",
  "job.actions.collect": "收集",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
