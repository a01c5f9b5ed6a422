// Generated from resources/product/iccid_import.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const iccidImportRow = z.looseObject({
  id: z.string(),
  name: z.nullish(z.string()),
  state: z.nullish(z.number()),
  total: z.nullish(z.number()),
  created: z.nullish(z.number()),
  existing: z.nullish(z.number()),
  refused: z.nullish(z.number()),
  done: z.nullish(z.number()),
  result: z.nullish(z.string()),
  user_id: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface IccidImport {
  readonly id: string;
  readonly name: string;
  readonly state: 1 | 2 | 3;
  readonly total: number;
  readonly created: number;
  readonly existing: number;
  readonly refused: number;
  readonly done: number;
  readonly result: string;
  readonly user_id: number;
  readonly comp_id: number;
  readonly gmt_create: number;
  readonly gmt_update: number;
}
