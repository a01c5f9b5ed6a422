// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const iccidRow = z.looseObject({
  iccid: z.string(),
  network_type: z.nullish(z.number()),
  brand_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  link_type: z.nullish(z.number()),
  link_id: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Iccid {
  readonly iccid: string;
  readonly network_type: 1 | 2 | 3 | 4 | 5;
  readonly brand_id: 1 | 2 | 3 | 4;
  readonly type: 1 | 2 | 3;
  readonly link_type: 1 | 2 | 3 | 4 | 5;
  readonly link_id: string;
  readonly comp_id: number;
  readonly gmt_create: number;
}
