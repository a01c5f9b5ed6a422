// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "cron.name": ["Scheduled task", "定时任务", "排程工作"],
  "cron.plural": ["Scheduled tasks", "定时任务", "排程工作"],
  "cron.fields.id": ["ID", "编号", "編號"],
  "cron.fields.name": ["Name", "名称", "名稱"],
  "cron.fields.type": ["Type", "类型", "類型"],
  "cron.fields.state": ["State", "状态", "狀態"],
  "cron.help.state": ["Only enabled tasks run", "仅启用的任务会执行", "僅啟用的工作會執行"],
  "cron.fields.spec": ["Schedule", "执行计划", "執行計劃"],
  "cron.help.spec": [
    "Cron expression of five fields, or six with seconds first",
    "五位 Cron 表达式，或以秒开头的六位表达式",
    "五位 Cron 表示式，或以秒開頭的六位表示式",
  ],
  "cron.fields.param": ["Job settings", "执行参数", "執行參數"],
  "cron.fields.param.task": ["Job", "执行内容", "執行內容"],
  "cron.help.param.task": ["Must match the task's type", "须与任务类型一致", "須與工作類型一致"],
  "cron.fields.param.days": ["Days", "天数", "天數"],
  "cron.help.param.days": [
    "Days to look back (or ahead, for reminders). Leave empty for the default.",
    "统计或清理最近多少天的数据；提醒类任务为提前天数。留空使用默认值",
    "統計或清理最近多少天的資料；提醒類工作為提前天數。留空使用預設值",
  ],
  "cron.fields.gmt_run": ["Last run", "上次执行", "上次執行"],
  "cron.fields.gmt_next": ["Next run", "下次执行", "下次執行"],
  "cron.fields.result": ["Last result", "上次结果", "上次結果"],
  "cron.fields.affected": ["Records affected", "涉及记录数", "涉及記錄數"],
  "cron.help.affected": [
    "Counted or changed in the last run",
    "上次执行统计或变更的记录数",
    "上次執行統計或變更的記錄數",
  ],
  "cron.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "cron.groups.task": ["Task", "任务", "工作"],
  "cron.groups.schedule": ["When and what", "时间与内容", "時間與內容"],
  "cron.groups.record": ["Record", "记录信息", "記錄資訊"],
  "cron.actions.run": ["Run now", "立即执行", "立即執行"],
  "cron.question.run": ["Run “{name}” now?", "立即执行“{name}”？", "立即執行「{name}」？"],
  "cron.done.run": ["“{name}” was started", "“{name}”已开始执行", "「{name}」已開始執行"],
} satisfies Translations;
