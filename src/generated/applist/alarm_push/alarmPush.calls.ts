// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { AlarmPush } from "./alarmPush.schema";

export const alarmPushCalls = {
  list: bearer.list<AlarmPush>("/v2/umh/admin/alarmpush/list"),
} satisfies Calls;
