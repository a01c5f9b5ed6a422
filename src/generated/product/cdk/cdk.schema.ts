// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const cdkRow = z.looseObject({
  cdk: z.string(),
  batch_id: z.nullish(z.number()),
  spec_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  uid: z.nullish(z.string()),
  user_id: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_use: z.nullish(z.number()),
  gmt_expire: z.nullish(z.number()),
});

export interface Cdk {
  readonly cdk: string;
  readonly batch_id: number;
  readonly spec_id: number;
  readonly state: 1 | 2;
  readonly uid: string;
  readonly user_id: string;
  readonly comp_id: number;
  readonly gmt_use: number;
  readonly gmt_expire: number;
}
