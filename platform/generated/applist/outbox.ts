// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import {
  MessageTemplateType,
  NotifyType,
  OutboxReason,
  OutboxState,
  OutboxType,
  SysnotifyType,
} from "../../../shared/generated/enums";

export const outbox = defineResource({
  table: "outbox",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    body: "text",
    type: OutboxType,
    message: MessageTemplateType,
    occasion: SysnotifyType,
    channel: NotifyType,
    receiver: "text",
    state: OutboxState,
    reason: OutboxReason,
    user_id: "text",
    platform_id: "integer",
    template_id: "integer",
    alarm_push_id: "integer",
    order_id: "text",
    comp_id: "integer",
    log: "json",
    cause: "text",
    gmt_send: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    resend: {
      required: {
        id: "integer",
      },
    },
  },
});
