// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const licenseRow = z.looseObject({
  lic_code: z.string(),
  grant_mac: z.nullish(z.string()),
  uid: z.nullish(z.string()),
  state: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  gmt_grant: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface License {
  readonly lic_code: string;
  readonly grant_mac: string;
  readonly uid: string;
  readonly state: 1 | 2 | 3;
  readonly comp_id: number;
  readonly gmt_grant: number;
  readonly gmt_create: number;
}
