// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MessageTemplateType, NotifyType, PushSendState } from "../../../shared/generated/enums";

export const pushRecord = defineResource({
  table: "push_record",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    type: MessageTemplateType,
    notify_type: NotifyType,
    receiver: "text",
    app_id: "integer",
    platform_id: "integer",
    template_id: "integer",
    state: PushSendState,
    body: "text",
    comp_id: "integer",
    gmt_send: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
