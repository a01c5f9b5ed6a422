// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "cron.name": "定時任務",
  "cron.fields.id": "編號",
  "cron.fields.name": "名稱",
  "cron.fields.type": "型別",
  "cron.fields.state": "狀態",
  "cron.help.state": "僅已釋出的任務會執行",
  "cron.fields.spec": "時間表達式",
  "cron.help.spec": "五位 Cron 表示式，或以秒開頭的六位表示式",
  "cron.fields.param": "引數",
  "cron.help.param": "以 JSON 物件傳給任務",
  "cron.fields.gmt_run": "上次執行",
  "cron.fields.gmt_create": "建立時間",
  "cron.groups.task": "任務",
  "cron.groups.schedule": "排程",
  "cron.groups.record": "記錄資訊",
  "cron.actions.run": "立即執行",
  "enums.cron_type.1": "資料統計",
  "enums.cron_type.2": "資料清理",
  "enums.cron_type.3": "訊息通知",
  "enums.cron_type.4": "資料同步",
  "enums.publish_state.1": "已釋出",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
