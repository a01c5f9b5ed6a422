// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";

export const deviceImportAdd = z.object({
  name: text({ required: true, max: 128 }),
  pk: referenceTo({ required: true, type: "string" }),
  comp_id: referenceTo({ required: true, type: "number" }),
  batch_id: text({ max: 64 }),
  url: url({ required: true }),
});

export const deviceImportRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  pk: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  batch_id: z.nullish(z.string()),
  url: z.nullish(z.string()),
  state: z.nullish(z.number()),
  total: z.nullish(z.number()),
  done: z.nullish(z.number()),
  created: z.nullish(z.number()),
  existing: z.nullish(z.number()),
  failed: z.nullish(z.number()),
  result: z.nullish(z.string()),
  user_id: z.nullish(z.number()),
  lang: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface DeviceImport {
  readonly id: number;
  readonly name: string;
  readonly pk: string;
  readonly comp_id: number;
  readonly batch_id: string;
  readonly url: string;
  readonly state: 1 | 2 | 3;
  readonly total: number;
  readonly done: number;
  readonly created: number;
  readonly existing: number;
  readonly failed: number;
  readonly result: string;
  readonly user_id: number;
  readonly lang: string;
  readonly gmt_create: number;
  readonly gmt_update: number;
}
