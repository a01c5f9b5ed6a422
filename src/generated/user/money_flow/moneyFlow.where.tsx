// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { auditState, moneyFlowType, moneyType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderReference } from "../pay_order/payOrder.reference";

export const moneyFlowWhere = [
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="type" of={moneyFlowType} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "money", as: "amount" },
  { source: "balance", as: "amount" },
  {
    source: "audit_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="audit_state" of={auditState} />,
  },
  { source: "order_id", as: "key", offers: <ReferenceFilter source="order_id" of={orderReference} /> },
  { source: "pay_order_id", as: "key", offers: <ReferenceFilter source="pay_order_id" of={payOrderReference} /> },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  {
    source: "money_type",
    as: "choice",
    values: ["rmb", "usd", "inr", "jpy"],
    offers: <EnumFilter source="money_type" of={moneyType} />,
  },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  {
    source: "first_audit_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="first_audit_id" of={accountReference} />,
  },
  {
    source: "second_audit_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="second_audit_id" of={accountReference} />,
  },
  { source: "audit_remark", as: "text" },
  { source: "gmt_audit", as: "moment" },
] satisfies WhereFields;
