// Generated from resources/system/role.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState, roleType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsCategoryReference } from "../../operate/goods_category/goodsCategory.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { menuReference } from "../menu/menu.reference";
import { roleReference } from "./role.reference";

export const roleWhere = [
  { source: "name", as: "text" },
  { source: "cn_name", as: "text" },
  { source: "type", as: "choice", numeric: true, values: [1, 2], offers: <EnumFilter source="type" of={roleType} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "role_ids", as: "keys", numeric: true, offers: <ReferenceFilter source="role_ids" of={roleReference} /> },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  {
    source: "menu_ids",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="menu_ids" of={menuReference} tree />,
  },
  {
    source: "category_ids",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="category_ids" of={goodsCategoryReference} tree />,
  },
  {
    source: "cloud_ids",
    as: "keys",
    numeric: true,
    offers: <ReferenceFilter source="cloud_ids" of={cloudPlatformReference} />,
  },
  {
    source: "payment_ids",
    as: "keys",
    numeric: true,
    offers: <ReferenceFilter source="payment_ids" of={paymentReference} />,
  },
  { source: "remark", as: "text" },
] satisfies WhereFields;
