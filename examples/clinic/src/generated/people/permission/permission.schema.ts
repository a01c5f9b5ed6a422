// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { permissionTier } from "../../enums";

export const permissionAdd = z.object({
  permission_name: text({ required: true, max: 64 }),
  permission_name_zh: text({ required: true, max: 64 }),
  permission_key: text({ required: true, max: 128 }),
  below: referenceTo({ type: "number" }),
  tier: oneOf({ required: true, of: permissionTier }),
  glyph: text({ max: 32 }),
  position: integer({ min: 0 }),
});

export const permissionSet = z.extend(z.partial(permissionAdd), { permission_no: key({ type: "number" }) });

export const permissionRow = z.looseObject({
  permission_no: z.number(),
  permission_name: z.nullish(z.string()),
  permission_name_zh: z.nullish(z.string()),
  permission_key: z.nullish(z.string()),
  below: z.nullish(z.number()),
  tier: z.nullish(z.string()),
  glyph: z.nullish(z.string()),
  position: z.nullish(z.number()),
});

export interface Permission {
  readonly permission_no: number;
  readonly permission_name: string;
  readonly permission_name_zh: string;
  readonly permission_key: string;
  readonly below: number;
  readonly tier: "section" | "screen" | "action";
  readonly glyph: string;
  readonly position: number;
}
