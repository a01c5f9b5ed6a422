// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Language, NoticeTemplateType } from "../../../shared/generated/enums";

export const noticeTemplate = defineResource({
  table: "notice_template",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: NoticeTemplateType,
    lang: Language,
    title: "text",
    body: "text",
    comp_id: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
