// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, number, oneOf, phone, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { agentType, companyType, sys } from "../../enums";

export const companyAdd = z.object({
  comp_name: text({ required: true, max: 128 }),
  comp_short_name: text({ max: 4 }),
  comp_type: oneOf({ required: true, of: companyType }),
  agent_type: oneOf({ required: true, when: { comp_type: [2] }, of: agentType }),
  comp_parent_id: referenceTo({ type: "number" }),
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
  sort: integer({ min: 0 }),
  sys: oneOf({ of: sys }),
});

export const companySet = z.extend(z.partial(companyAdd), { comp_id: key({ type: "number" }) });

export const companyRow = z.looseObject({
  comp_id: z.number(),
  comp_name: z.nullish(z.string()),
  comp_short_name: z.nullish(z.string()),
  comp_type: z.nullish(z.number()),
  agent_type: z.nullish(z.number()),
  comp_parent_id: z.nullish(z.number()),
  comp_top_id: z.nullish(z.number()),
  comp_key: z.nullish(z.string()),
  comp_person: z.nullish(z.string()),
  comp_phone_area: z.nullish(z.string()),
  comp_phone: z.nullish(z.string()),
  country: z.nullish(z.string()),
  province: z.nullish(z.string()),
  city: z.nullish(z.string()),
  area: z.nullish(z.string()),
  area_id: z.nullish(z.number()),
  comp_addr: z.nullish(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  dk: z.nullish(z.string()),
  dk_limit: z.nullish(z.number()),
  sort: z.nullish(z.number()),
  sys: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface Company {
  readonly comp_id: number;
  readonly comp_name: string;
  readonly comp_short_name: string;
  readonly comp_type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly agent_type: 1 | 2;
  readonly comp_parent_id: number;
  readonly comp_top_id: number;
  readonly comp_key: string;
  readonly comp_person: string;
  readonly comp_phone_area: string;
  readonly comp_phone: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly area_id: number;
  readonly comp_addr: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly dk: string;
  readonly dk_limit: number;
  readonly sort: number;
  readonly sys: 1 | 2 | 3;
  readonly gmt_create: number;
  readonly gmt_update: number;
}
