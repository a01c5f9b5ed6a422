// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const cdkUseRow = z.looseObject({
  cdk: z.string(),
  batch_id: z.nullish(z.number()),
  spec_id: z.nullish(z.number()),
  uid: z.nullish(z.string()),
  user_id: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_use: z.nullish(z.number()),
});

export interface CdkUse {
  readonly cdk: string;
  readonly batch_id: number;
  readonly spec_id: number;
  readonly uid: string;
  readonly user_id: string;
  readonly comp_id: number;
  readonly gmt_use: number;
}
