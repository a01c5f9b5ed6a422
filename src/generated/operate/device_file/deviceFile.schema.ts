// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { dataFileType } from "../../enums";

export const deviceFileAdd = z.object({
  name: text({ required: true, max: 128 }),
  type: oneOf({ required: true, of: dataFileType }),
  comp_id: referenceTo({ required: true, type: "number" }),
  url: url({ required: true }),
});

export const deviceFileRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  url: z.nullish(z.string()),
  size: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface DeviceFile {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly comp_id: number;
  readonly url: string;
  readonly size: number;
  readonly gmt_create: number;
}
