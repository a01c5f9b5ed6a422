// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Language, MessageTemplateType } from "../../../shared/generated/enums";

export const msgTemplate = defineResource({
  table: "msg_template",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: MessageTemplateType,
    lang: Language,
    title: "text",
    body: "text",
    comp_id: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
