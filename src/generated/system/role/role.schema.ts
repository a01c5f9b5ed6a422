// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, referencesTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, roleType } from "../../enums";

export const roleAdd = z.object({
  name: text({ required: true, max: 64 }),
  cn_name: text({ required: true, max: 64 }),
  type: oneOf({ of: roleType }),
  state: oneOf({ required: true, of: openState }),
  comp_id: referenceTo({ type: "number" }),
  role_ids: referencesTo({ type: "number" }),
  menu_ids: referencesTo({ type: "number" }),
  category_ids: referencesTo({ type: "number" }),
  cloud_ids: referencesTo({ type: "number" }),
  payment_ids: referencesTo({ type: "number" }),
  remark: text({ max: 256 }),
});

export const roleSet = z.extend(z.partial(z.omit(roleAdd, { type: true })), { id: key({ type: "number" }) });

export const roleRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  cn_name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  state: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  role_ids: z.nullish(z.array(z.number())),
  menu_ids: z.nullish(z.array(z.number())),
  category_ids: z.nullish(z.array(z.number())),
  cloud_ids: z.nullish(z.array(z.number())),
  payment_ids: z.nullish(z.array(z.number())),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly cn_name: string;
  readonly type: 1 | 2;
  readonly state: 1 | 2;
  readonly comp_id: number;
  readonly role_ids: readonly number[];
  readonly menu_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly cloud_ids: readonly number[];
  readonly payment_ids: readonly number[];
  readonly remark: string;
  readonly gmt_create: number;
}
