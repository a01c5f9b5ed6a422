// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice_template.name": "通知模板",
  "notice_template.plural": "通知模板",
  "notice_template.fields.id": "编号",
  "notice_template.fields.name": "模板名称",
  "notice_template.fields.type": "通知类型",
  "notice_template.fields.lang": "语言",
  "notice_template.fields.title": "标题",
  "notice_template.fields.body": "正文",
  "notice_template.help.body": "可使用双花括号包裹的变量 user_name、goods、price、time，退款被拒时可用 reason",
  "notice_template.fields.comp_id": "所属公司",
  "notice_template.fields.gmt_create": "创建时间",
  "enums.notice_template_type.1": "订阅成功",
  "enums.notice_template_type.2": "订阅失败",
  "enums.notice_template_type.3": "续订失败",
  "enums.notice_template_type.4": "续订提醒",
  "enums.notice_template_type.5": "续订成功",
  "enums.notice_template_type.6": "购买成功",
  "enums.notice_template_type.7": "订阅已取消",
  "enums.notice_template_type.8": "到期提醒",
  "enums.notice_template_type.9": "退款成功",
  "enums.notice_template_type.10": "退款失败",
  "enums.language.en": "英语",
  "enums.language.zh-CN": "简体中文",
  "enums.language.zh-TW": "繁体中文",
} satisfies WordTable;
