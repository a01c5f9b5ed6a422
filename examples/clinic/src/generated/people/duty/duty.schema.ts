// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, oneOf, referencesTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { dutyReference } from "./duty.reference";

export const dutyAdd = z.object({
  duty_name: text({ required: true, max: 64 }),
  duty_name_zh: text({ required: true, max: 64 }),
  in_force: oneOf({ required: true, of: dutyStanding }),
  grants: referencesTo({ of: permissionReference, tree: true }),
  appoints: referencesTo({ of: dutyReference }),
  confined_to: referencesTo({ of: wardReference, tree: true }),
  two_steps: flag(),
});

export const dutySet = z.extend(z.partial(dutyAdd), { duty_no: key() });

export const dutyRow = rowOf(z.extend(dutyAdd, { duty_no: key(), created_at: timestamp() }));

export type Duty = z.infer<typeof dutyRow>;
