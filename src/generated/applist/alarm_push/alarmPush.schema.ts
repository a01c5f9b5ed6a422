// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const alarmPushRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  type: z.nullish(z.number()),
  user_id: z.nullish(z.string()),
  notify_type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  gmt_send: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface AlarmPush {
  readonly id: number;
  readonly uid: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 57;
  readonly user_id: string;
  readonly notify_type: 1 | 2 | 3 | 4;
  readonly state: 1 | 2 | 3;
  readonly comp_id: number;
  readonly gmt_send: number;
  readonly gmt_create: number;
}
