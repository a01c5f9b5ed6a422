// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { openState, roleType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleCalls } from "./role.calls";
import { roleReference } from "./role.reference";

export const roleImporter = {
  call: roleCalls.add,
  natural: ["name", "comp_id"],
  fields: [
    { name: "name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "cn_name", as: "text", required: true, schema: { builder: "text", args: { required: true, max: 64 } } },
    { name: "type", as: "enum", of: roleType, schema: { builder: "oneOf", args: { of: roleType } } },
    {
      name: "state",
      as: "enum",
      of: openState,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: openState } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      schema: { builder: "referenceTo", args: { type: "number" } },
    },
    {
      name: "role_ids",
      as: "reference",
      of: roleReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "menu_ids",
      as: "reference",
      of: menuReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "category_ids",
      as: "reference",
      of: goodsCategoryReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "cloud_ids",
      as: "reference",
      of: cloudPlatformReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    {
      name: "payment_ids",
      as: "reference",
      of: paymentReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "number" } },
    },
    { name: "remark", as: "text", schema: { builder: "text", args: { max: 256 } } },
  ],
} satisfies Importer;
