// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "cron.name": "定时任务",
  "cron.fields.id": "编号",
  "cron.fields.name": "名称",
  "cron.fields.type": "类型",
  "cron.fields.state": "状态",
  "cron.help.state": "仅已发布的任务会执行",
  "cron.fields.spec": "时间表达式",
  "cron.help.spec": "五位 Cron 表达式，或以秒开头的六位表达式",
  "cron.fields.param": "参数",
  "cron.help.param": "以 JSON 对象传给任务",
  "cron.fields.gmt_run": "上次执行",
  "cron.fields.gmt_create": "创建时间",
  "cron.groups.task": "任务",
  "cron.groups.schedule": "调度",
  "cron.groups.record": "记录信息",
  "cron.actions.run": "立即执行",
  "enums.cron_type.1": "数据统计",
  "enums.cron_type.2": "数据清理",
  "enums.cron_type.3": "消息通知",
  "enums.cron_type.4": "数据同步",
  "enums.publish_state.1": "已发布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
