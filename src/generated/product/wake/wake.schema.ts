// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const wakeRow = z.looseObject({
  uid: z.string(),
  state: z.nullish(z.number()),
  pk: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  battery: z.nullish(z.number()),
  srv: z.nullish(z.string()),
  count: z.nullish(z.number()),
  gmt_wake: z.nullish(z.number()),
});

export interface Wake {
  readonly uid: string;
  readonly state: 1 | 2 | 3 | 4;
  readonly pk: string;
  readonly comp_id: number;
  readonly battery: number;
  readonly srv: string;
  readonly count: number;
  readonly gmt_wake: number;
}
