// Generated from resources/service/statistics.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const statisticsRow = z.looseObject({
  comp_id: z.nullish(z.number()),
  gmt_begin: z.nullish(z.number()),
  gmt_end: z.nullish(z.number()),
  before_begin: z.nullish(z.number()),
  before_end: z.nullish(z.number()),
  time_zone: z.nullish(z.string()),
  money_type: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  pk: z.nullish(z.string()),
  pay_type: z.nullish(z.number()),
  device_type: z.nullish(z.number()),
  network_type: z.nullish(z.number()),
});

export interface Statistics {
  readonly comp_id: number;
  readonly gmt_begin: number;
  readonly gmt_end: number;
  readonly before_begin: number;
  readonly before_end: number;
  readonly time_zone: string;
  readonly money_type: "rmb" | "usd" | "inr" | "jpy";
  readonly app_id: number;
  readonly pk: string;
  readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly device_type: 1 | 2 | 3 | 4 | 5;
  readonly network_type: 0 | 1 | 2 | 3 | 4 | 5;
}
