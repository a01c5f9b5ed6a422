// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { duplicateState } from "../../enums";

export const deviceDuplicateSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: duplicateState }),
      remark: text({ max: 256 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const deviceDuplicateRow = z.looseObject({
  id: z.number(),
  uid: z.nullish(z.string()),
  mac: z.nullish(z.string()),
  new_mac: z.nullish(z.string()),
  pk: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  count: z.nullish(z.number()),
  state: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface DeviceDuplicate {
  readonly id: number;
  readonly uid: string;
  readonly mac: string;
  readonly new_mac: string;
  readonly pk: string;
  readonly comp_id: number;
  readonly count: number;
  readonly state: 1 | 2 | 3 | 4;
  readonly remark: string;
  readonly gmt_create: number;
}
