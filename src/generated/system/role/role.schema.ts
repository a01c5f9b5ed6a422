// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, referencesTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState, roleType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleReference } from "./role.reference";

export const roleAdd = z.object({
  name: text({ required: true, max: 64 }),
  cn_name: text({ required: true, max: 64 }),
  type: oneOf({ of: roleType }),
  state: oneOf({ required: true, of: openState }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
  role_ids: referencesTo({ of: roleReference }),
  menu_ids: referencesTo({ of: menuReference, tree: true }),
  category_ids: referencesTo({ of: goodsCategoryReference, tree: true }),
  cloud_ids: referencesTo({ of: cloudPlatformReference }),
  payment_ids: referencesTo({ of: paymentReference }),
  remark: text({ max: 256 }),
});

export const roleSet = z.extend(z.partial(z.omit(roleAdd, { type: true })), { id: key() });

export const roleRow = rowOf(z.extend(roleAdd, { id: key(), gmt_create: timestamp() }));

export type Role = z.infer<typeof roleRow>;
