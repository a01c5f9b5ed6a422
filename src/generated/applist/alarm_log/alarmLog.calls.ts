// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { alarmType } from "../../enums";
import type { AlarmLog } from "./alarmLog.schema";

export const alarmLogCalls = {
  list: bearer.list<AlarmLog>("/v2/umh/admin/alarmlog/list"),
  raise: bearer.call("raise", "/v2/umh/admin/alarmlog/raise", {
    uid: "text",
    type: choice<typeof alarmType>("integer"),
  }),
} satisfies Calls;
