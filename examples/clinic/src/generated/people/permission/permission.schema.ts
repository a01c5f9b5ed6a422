// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { permissionTier } from "../../enums";
import { permissionReference } from "./permission.reference";

export const permissionAdd = z.object({
  permission_name: text({ required: true, max: 64 }),
  permission_name_zh: text({ required: true, max: 64 }),
  permission_key: text({ required: true, max: 128 }),
  below: referenceTo({ of: permissionReference, tree: true }),
  tier: oneOf({ required: true, of: permissionTier }),
  glyph: text({ max: 32 }),
  position: integer({ min: 0 }),
});

export const permissionSet = z.extend(z.partial(permissionAdd), { permission_no: key() });

export const permissionRow = rowOf(z.extend(permissionAdd, { permission_no: key() }));

export type Permission = z.infer<typeof permissionRow>;
