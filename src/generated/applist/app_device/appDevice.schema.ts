// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const appDeviceRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  name: z.nullish(z.string()),
  user_id: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  pk: z.nullish(z.string()),
  shares: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface AppDevice {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly user_id: string;
  readonly app_id: number;
  readonly pk: string;
  readonly shares: number;
  readonly comp_id: number;
  readonly gmt_create: number;
}
