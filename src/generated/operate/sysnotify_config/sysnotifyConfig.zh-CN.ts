// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_config.name": "通知规则",
  "sysnotify_config.plural": "通知规则",
  "sysnotify_config.fields.id": "编号",
  "sysnotify_config.fields.name": "名称",
  "sysnotify_config.fields.type": "通知类型",
  "sysnotify_config.fields.state": "状态",
  "sysnotify_config.fields.time_range": "通知时段",
  "sysnotify_config.help.time_range": "格式如 00:00-10:00",
  "sysnotify_config.fields.interval": "最小间隔",
  "sysnotify_config.help.interval": "同类通知的最小间隔分钟数",
  "sysnotify_config.fields.gmt_update": "更新时间",
  "enums.sysnotify_type.1": "服务器告警",
  "enums.sysnotify_type.2": "证书到期",
  "enums.sysnotify_type.3": "余额不足",
  "enums.sysnotify_type.4": "定时任务失败",
  "enums.sysnotify_type.5": "待审核事项",
  "enums.open_state.1": "启用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
