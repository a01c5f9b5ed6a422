// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import {
  email,
  flag,
  integer,
  jsonText,
  key,
  oneOf,
  phone,
  referenceTo,
  rowOf,
  secret,
  text,
  timestamp,
} from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const accountAdd = z.object({
  user_id: text({ required: true, min: 3, max: 64, pattern: "code" }),
  user_password: secret({ min: 8, max: 64 }),
  user_name: text({ required: true, max: 64 }),
  user_email: email(),
  user_phone_area: text({ max: 5, pattern: "area" }),
  user_phone: phone({ area: "user_phone_area" }),
  user_type: oneOf({ required: true, of: userType }),
  service: flag(),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  company_id: referenceTo({ of: companyReference, tree: true }),
  scope: oneOf({ required: true, of: userScope }),
  role_id: referenceTo({ required: true, of: roleReference }),
  state: oneOf({ required: true, of: openState }),
  validity_time: integer({ min: 0 }),
  gmt_validity: timestamp(),
  remark: text({ max: 256 }),
});

export const accountSet = z.extend(z.partial(z.omit(accountAdd, { user_id: true })), { id: key() });

export const accountRow = rowOf(
  z.extend(accountAdd, {
    id: key(),
    controllers: jsonText({ unasked: true }),
    gmt_login: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type Account = z.infer<typeof accountRow>;
