// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Language, MessageTemplateType, NotifyType, PushMode } from "../../../shared/generated/enums";

export const pushTemplate = defineResource({
  table: "push_template",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: MessageTemplateType,
    notify_type: NotifyType,
    lang: Language,
    mode: PushMode,
    code: "text",
    param: "text",
    title: "text",
    body: "text",
    comp_id: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
