// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, referencesTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const passAdd = z.object({
  called: text({ required: true, max: 64 }),
  acts_as: referenceTo({ of: staffReference }),
  allows: referencesTo({ required: true, of: permissionReference, tree: true }),
  per_minute: integer({ required: true, min: 1, max: 1000 }),
  standing: oneOf({ required: true, of: standing }),
  lasts_until: timestamp({ ahead: true }),
});

export const passSet = z.extend(z.partial(z.omit(passAdd, { acts_as: true })), { pass_no: key() });

export const passRow = rowOf(
  z.extend(passAdd, {
    pass_no: key(),
    begins: text({ max: 16 }),
    last_use: timestamp(),
    last_place: text({ max: 64 }),
    made_at: timestamp(),
  }),
);

export type Pass = z.infer<typeof passRow>;
