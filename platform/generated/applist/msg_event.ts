// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AlarmType, NotifyType, OpenState } from "../../../shared/generated/enums";

export const msgEvent = defineResource({
  table: "msg_event",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    app_id: "integer",
    type: AlarmType,
    notify_type: NotifyType,
    template_id: "integer",
    time_range: "text",
    interval: "integer",
    delay: "integer",
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
