// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice_template.name": "Notice template",
  "notice_template.plural": "Notice templates",
  "notice_template.fields.id": "ID",
  "notice_template.fields.name": "Name",
  "notice_template.fields.type": "Notice type",
  "notice_template.fields.lang": "Language",
  "notice_template.fields.title": "Title",
  "notice_template.fields.body": "Body",
  "notice_template.help.body":
    "You can use the variables user_name, goods, price, time and (of a refused refund) reason in double braces",
  "notice_template.fields.comp_id": "Company",
  "notice_template.fields.gmt_create": "Created",
  "enums.notice_template_type.1": "Subscription successful",
  "enums.notice_template_type.2": "Subscription failed",
  "enums.notice_template_type.3": "Renewal failed",
  "enums.notice_template_type.4": "Renewal notice",
  "enums.notice_template_type.5": "Renewed",
  "enums.notice_template_type.6": "Purchased",
  "enums.notice_template_type.7": "Subscription cancelled",
  "enums.notice_template_type.8": "Expiry notice",
  "enums.notice_template_type.9": "Refunded",
  "enums.notice_template_type.10": "Refund failed",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
} satisfies WordTable;
