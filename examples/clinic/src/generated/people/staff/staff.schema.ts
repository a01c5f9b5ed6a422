// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { email, flag, key, oneOf, phone, referenceTo, rowOf, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const staffAdd = z.object({
  login_name: text({ required: true, min: 3, max: 32, pattern: "code" }),
  passphrase: secret({ min: 8, max: 64 }),
  full_name: text({ required: true, max: 64 }),
  serves_as: referenceTo({ required: true, of: dutyReference }),
  automatic: flag(),
  posted_to: referenceTo({ of: wardReference, tree: true }),
  standing: oneOf({ required: true, of: standing }),
  engaged_until: timestamp(),
  mailbox: email(),
  mobile_prefix: text({ max: 5, pattern: "area" }),
  mobile: phone({ area: "mobile_prefix" }),
});

export const staffSet = z.extend(z.partial(z.omit(staffAdd, { login_name: true })), { staff_no: key() });

export const staffRow = rowOf(z.extend(staffAdd, { staff_no: key(), seen_at: timestamp(), engaged_at: timestamp() }));

export type Staff = z.infer<typeof staffRow>;
