// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { email, integer, key, oneOf, phone, referenceTo, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, userScope, userType } from "../../enums";

export const accountAdd = z.object({
  user_id: text({ required: true, min: 3, max: 64, pattern: "code" }),
  user_password: secret({ min: 8, max: 64 }),
  user_name: text({ required: true, max: 64 }),
  user_email: email(),
  user_phone_area: text({ max: 5, pattern: "area" }),
  user_phone: phone({ area: "user_phone_area" }),
  user_type: oneOf({ required: true, of: userType }),
  comp_id: referenceTo({ required: true, type: "number" }),
  company_id: referenceTo({ type: "number" }),
  scope: oneOf({ required: true, of: userScope }),
  role_id: referenceTo({ required: true, type: "number" }),
  state: oneOf({ required: true, of: openState }),
  validity_time: integer({ min: 0 }),
  gmt_validity: timestamp(),
  remark: text({ max: 256 }),
});

export const accountSet = z.extend(z.partial(z.omit(accountAdd, { user_id: true })), { id: key({ type: "number" }) });

export const accountRow = z.looseObject({
  id: z.number(),
  user_id: z.nullish(z.string()),
  user_password: z.nullish(z.string()),
  user_name: z.nullish(z.string()),
  user_email: z.nullish(z.string()),
  user_phone_area: z.nullish(z.string()),
  user_phone: z.nullish(z.string()),
  user_type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  company_id: z.nullish(z.number()),
  scope: z.nullish(z.number()),
  role_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  validity_time: z.nullish(z.number()),
  gmt_validity: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  controllers: z.nullish(z.string()),
  gmt_login: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Account {
  readonly id: number;
  readonly user_id: string;
  readonly user_password: string;
  readonly user_name: string;
  readonly user_email: string;
  readonly user_phone_area: string;
  readonly user_phone: string;
  readonly user_type: 1 | 2;
  readonly comp_id: number;
  readonly company_id: number;
  readonly scope: 1 | 2;
  readonly role_id: number;
  readonly state: 1 | 2;
  readonly validity_time: number;
  readonly gmt_validity: number;
  readonly remark: string;
  readonly controllers: string;
  readonly gmt_login: number;
  readonly gmt_create: number;
}
