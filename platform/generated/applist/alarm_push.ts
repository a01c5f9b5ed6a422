// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AlarmType, NotifyType, PushSendState } from "../../../shared/generated/enums";

export const alarmPush = defineResource({
  table: "alarm_push",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    type: AlarmType,
    user_id: "text",
    notify_type: NotifyType,
    state: PushSendState,
    comp_id: "integer",
    gmt_send: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
