// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AlarmLog } from "./alarmLog.schema";

export const alarmLogCalls = {
  list: bearer.list<AlarmLog>("/v2/umh/admin/alarmlog/list"),
} satisfies Calls;
