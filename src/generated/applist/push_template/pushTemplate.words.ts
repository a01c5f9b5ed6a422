// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "push_template.name": ["Push template", "推送模板", "推播範本"],
  "push_template.plural": ["Push templates", "推送模板", "推播範本"],
  "push_template.fields.id": ["ID", "编号", "編號"],
  "push_template.fields.name": ["Name", "模板名称", "範本名稱"],
  "push_template.fields.type": ["Template type", "模板类型", "範本類型"],
  "push_template.fields.notify_type": ["Channel", "通知方式", "通知方式"],
  "push_template.fields.lang": ["Language", "语言", "語言"],
  "push_template.fields.mode": ["Mode", "模板模式", "範本模式"],
  "push_template.fields.code": ["Template code", "服务商模板编号", "服務商範本編號"],
  "push_template.help.code": ["The provider's code for this template", "服务商处的模板编号", "服務商處的範本編號"],
  "push_template.fields.param": ["Parameters", "模板参数", "範本參數"],
  "push_template.help.param": [
    "Names of the template's variables and where their values come from",
    "模板变量及其取值来源",
    "範本變數及其取值來源",
  ],
  "push_template.fields.title": ["Title", "标题", "標題"],
  "push_template.fields.body": ["Body", "正文", "正文"],
  "push_template.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "push_template.help.comp_id": [
    "Leave empty for the platform's own templates",
    "留空表示平台自有模板",
    "留空表示平台自有範本",
  ],
  "push_template.fields.gmt_create": ["Created", "创建时间", "建立時間"],
  "push_template.groups.template": ["Template", "模板信息", "範本資訊"],
  "push_template.groups.text": ["Text", "模板内容", "範本內容"],
  "push_template.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
