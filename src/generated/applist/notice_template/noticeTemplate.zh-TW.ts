// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice_template.name": "通知範本",
  "notice_template.plural": "通知範本",
  "notice_template.fields.id": "編號",
  "notice_template.fields.name": "範本名稱",
  "notice_template.fields.type": "通知類型",
  "notice_template.fields.lang": "語言",
  "notice_template.fields.title": "標題",
  "notice_template.fields.body": "正文",
  "notice_template.help.body": "可使用雙花括號包裹的變數 user_name、goods、price、time，退款被拒時可用 reason",
  "notice_template.fields.comp_id": "所屬公司",
  "notice_template.fields.gmt_create": "建立時間",
  "enums.notice_template_type.1": "訂閱成功",
  "enums.notice_template_type.2": "訂閱失敗",
  "enums.notice_template_type.3": "續訂失敗",
  "enums.notice_template_type.4": "續訂提醒",
  "enums.notice_template_type.5": "續訂成功",
  "enums.notice_template_type.6": "購買成功",
  "enums.notice_template_type.7": "訂閱已取消",
  "enums.notice_template_type.8": "到期提醒",
  "enums.notice_template_type.9": "退款成功",
  "enums.notice_template_type.10": "退款失敗",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
} satisfies WordTable;
