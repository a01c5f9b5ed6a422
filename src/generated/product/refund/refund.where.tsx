// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyType, refundState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const refundWhere = [
  { source: "order_id", as: "key", offers: <ReferenceFilter source="order_id" of={orderReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "reason", as: "text" },
  { source: "amount", as: "amount" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={refundState} />,
  },
  { source: "gmt_refund", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  {
    source: "fee_type",
    as: "choice",
    values: ["rmb", "usd", "inr", "jpy"],
    offers: <EnumFilter source="fee_type" of={moneyType} />,
  },
  { source: "remark", as: "text" },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  {
    source: "buyer_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="buyer_id" of={companyReference} tree />,
  },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  {
    source: "reopened_by",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="reopened_by" of={accountReference} />,
  },
] satisfies WhereFields;
