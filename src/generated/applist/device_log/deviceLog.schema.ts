// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const deviceLogRow = z.looseObject({
  id: z.number(),
  gmt_create: z.nullish(z.number()),
  uid: z.nullish(z.string()),
  module: z.nullish(z.number()),
  level: z.nullish(z.number()),
  content: z.nullish(z.string()),
  ver: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
});

export interface DeviceLog {
  readonly id: number;
  readonly gmt_create: number;
  readonly uid: string;
  readonly module: 1 | 2 | 3 | 4 | 5 | 6;
  readonly level: 1 | 2 | 3 | 4;
  readonly content: string;
  readonly ver: string;
  readonly comp_id: number;
}
