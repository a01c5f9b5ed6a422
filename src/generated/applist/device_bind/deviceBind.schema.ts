// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const deviceBindRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  user_id: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  action: z.nullish(z.number()),
  ip: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface DeviceBind {
  readonly id: number;
  readonly uid: string;
  readonly user_id: string;
  readonly app_id: number;
  readonly action: 1 | 2 | 3;
  readonly ip: string;
  readonly gmt_create: number;
}
