// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AlarmType } from "../../../shared/generated/enums";

export const alarmLog = defineResource({
  table: "alarm_log",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    type: AlarmType,
    img: "text",
    app_id: "integer",
    comp_id: "integer",
    zone: "text",
    read: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    raise: {
      required: {
        uid: "text",
        type: AlarmType,
      },
      answered: {
        pushed: "integer",
      },
    },
  },
});
