// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import {
  integer,
  key,
  number,
  oneOf,
  phone,
  referenceTo,
  referencesTo,
  rowOf,
  text,
  timestamp,
} from "pilothouse/schema";
import * as z from "zod/mini";
import { CompanyType } from "../../../../shared/generated/enums";
import { agentType, companyType, sys } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "./company.reference";

export const companyAdd = z.object({
  comp_name: text({ required: true, max: 128 }),
  comp_short_name: text({ max: 4 }),
  comp_type: oneOf({ required: true, of: companyType }),
  agent_type: oneOf({ required: true, when: { comp_type: [CompanyType.agent] }, of: agentType }),
  comp_parent_id: referenceTo({ of: companyReference, tree: true }),
  comp_person: text({ max: 64 }),
  comp_phone_area: text({ max: 5, pattern: "area" }),
  comp_phone: phone({ area: "comp_phone_area" }),
  country: text({ max: 64 }),
  province: text({ max: 64 }),
  city: text({ max: 64 }),
  area: text({ max: 64 }),
  area_id: integer({ min: 0 }),
  comp_addr: text({ max: 256 }),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
  dk: text({ max: 64 }),
  dk_limit: integer({ min: 0 }),
  factor_role_ids: referencesTo({ of: roleReference }),
  sort: integer({ min: 0, sort: true }),
  sys: oneOf({ of: sys }),
});

export const companySet = z.extend(z.partial(companyAdd), { comp_id: key() });

export const companyRow = rowOf(
  z.extend(companyAdd, {
    comp_id: key(),
    comp_top_id: referenceTo({ of: companyReference }),
    comp_key: text({ max: 32 }),
    gmt_create: timestamp(),
    gmt_end: timestamp(),
    gmt_update: timestamp(),
  }),
);

export type Company = z.infer<typeof companyRow>;
