// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text, timeRange } from "pilothouse/schema";
import * as z from "zod/mini";
import { wardKind } from "../../enums";

export const wardAdd = z.object({
  ward_name: text({ required: true, max: 64 }),
  ward_name_zh: text({ required: true, max: 64 }),
  ward_kind: oneOf({ required: true, of: wardKind }),
  lies_in: referenceTo({ type: "number" }),
  beds: integer({ when: { ward_kind: ["ward", "department"] }, min: 0, max: 200 }),
  head_nurse: referenceTo({ type: "number" }),
  extension: text({ max: 6, pattern: "digits" }),
  quiet_hours: timeRange(),
  rank: integer({ min: 0 }),
});

export const wardSet = z.extend(z.partial(wardAdd), { ward_no: key({ type: "number" }) });

export const wardRow = z.looseObject({
  ward_no: z.number(),
  ward_name: z.nullish(z.string()),
  ward_name_zh: z.nullish(z.string()),
  ward_kind: z.nullish(z.string()),
  lies_in: z.nullish(z.number()),
  beds: z.nullish(z.number()),
  head_nurse: z.nullish(z.number()),
  extension: z.nullish(z.string()),
  quiet_hours: z.nullish(z.string()),
  rank: z.nullish(z.number()),
});

export interface Ward {
  readonly ward_no: number;
  readonly ward_name: string;
  readonly ward_name_zh: string;
  readonly ward_kind: "campus" | "building" | "department" | "ward" | "theatre" | "laboratory";
  readonly lies_in: number;
  readonly beds: number;
  readonly head_nurse: number;
  readonly extension: string;
  readonly quiet_hours: string;
  readonly rank: number;
}
