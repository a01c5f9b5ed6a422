// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wake.name": "唤醒状态",
  "wake.plural": "唤醒状态",
  "wake.fields.uid": "设备",
  "wake.fields.state": "唤醒状态",
  "wake.fields.pk": "产品",
  "wake.fields.comp_id": "所属公司",
  "wake.fields.battery": "电量",
  "wake.fields.srv": "唤醒服务器",
  "wake.fields.count": "今日唤醒次数",
  "wake.fields.gmt_wake": "最近唤醒",
  "wake.actions.wake": "唤醒",
  "wake.done.wake": "已向 {uid} 发送唤醒指令",
  "enums.wake_state.1": "休眠",
  "enums.wake_state.2": "唤醒中",
  "enums.wake_state.3": "已唤醒",
  "enums.wake_state.4": "唤醒失败",
} satisfies WordTable;
