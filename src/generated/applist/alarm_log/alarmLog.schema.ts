// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const alarmLogRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  type: z.nullish(z.number()),
  img: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  zone: z.nullish(z.string()),
  read: z.nullish(z.literal([0, 1])),
  gmt_create: z.nullish(z.number()),
});

export interface AlarmLog {
  readonly id: number;
  readonly uid: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 57;
  readonly img: string;
  readonly app_id: number;
  readonly comp_id: number;
  readonly zone: string;
  readonly read: 0 | 1;
  readonly gmt_create: number;
}
