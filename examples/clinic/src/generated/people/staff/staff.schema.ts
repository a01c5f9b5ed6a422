// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { email, key, oneOf, phone, referenceTo, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { standing } from "../../enums";

export const staffAdd = z.object({
  login_name: text({ required: true, min: 3, max: 32, pattern: "code" }),
  passphrase: secret({ min: 8, max: 64 }),
  full_name: text({ required: true, max: 64 }),
  serves_as: referenceTo({ required: true, type: "number" }),
  posted_to: referenceTo({ type: "number" }),
  standing: oneOf({ required: true, of: standing }),
  engaged_until: timestamp(),
  mailbox: email(),
  mobile_prefix: text({ max: 5, pattern: "area" }),
  mobile: phone({ area: "mobile_prefix" }),
});

export const staffSet = z.extend(z.partial(z.omit(staffAdd, { login_name: true })), {
  staff_no: key({ type: "number" }),
});

export const staffRow = z.looseObject({
  staff_no: z.number(),
  login_name: z.nullish(z.string()),
  passphrase: z.nullish(z.string()),
  full_name: z.nullish(z.string()),
  serves_as: z.nullish(z.number()),
  posted_to: z.nullish(z.number()),
  standing: z.nullish(z.string()),
  engaged_until: z.nullish(z.number()),
  mailbox: z.nullish(z.string()),
  mobile_prefix: z.nullish(z.string()),
  mobile: z.nullish(z.string()),
  seen_at: z.nullish(z.number()),
  engaged_at: z.nullish(z.number()),
});

export interface Staff {
  readonly staff_no: number;
  readonly login_name: string;
  readonly passphrase: string;
  readonly full_name: string;
  readonly serves_as: number;
  readonly posted_to: number;
  readonly standing: "active" | "suspended";
  readonly engaged_until: number;
  readonly mailbox: string;
  readonly mobile_prefix: string;
  readonly mobile: string;
  readonly seen_at: number;
  readonly engaged_at: number;
}
