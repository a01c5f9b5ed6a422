// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { NotifyType, OutboxReason, OutboxState, OutboxType, SysnotifyType } from "../enums";

export const outbox = defineResource({
  table: "outbox",
  fields: {
    id: "integer",
    title: "text",
    body: "text",
    type: OutboxType,
    occasion: SysnotifyType,
    channel: NotifyType,
    receiver: "text",
    state: OutboxState,
    reason: OutboxReason,
    order_id: "text",
    comp_id: "integer",
    log: "json",
    cause: "text",
    gmt_send: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", resend: ["id"] },
});
