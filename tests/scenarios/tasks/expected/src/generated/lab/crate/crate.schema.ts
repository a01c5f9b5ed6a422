// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const crateRow = z.looseObject({
  id: z.number(),
  code: z.nullish(z.string()),
  state: z.nullish(z.number()),
  price: z.nullish(z.string()),
  sealed: z.nullish(z.literal([0, 1])),
  gmt_create: z.nullish(z.number()),
});

export interface Crate {
  readonly id: number;
  readonly code: string;
  readonly state: 1 | 2;
  readonly price: string;
  readonly sealed: 0 | 1;
  readonly gmt_create: number;
}
