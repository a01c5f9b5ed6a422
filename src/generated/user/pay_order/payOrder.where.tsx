// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { moneyType, orderState, payPurpose, payType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { orderReference } from "../../vas/order/order.reference";

export const payOrderWhere = [
  { source: "pay_order_id", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "purpose",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="purpose" of={payPurpose} />,
  },
  { source: "order_id", as: "key", offers: <ReferenceFilter source="order_id" of={orderReference} /> },
  { source: "money", as: "amount" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6],
    offers: <EnumFilter source="state" of={orderState} />,
  },
  {
    source: "pay_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    offers: <EnumFilter source="pay_type" of={payType} />,
  },
  { source: "gmt_pay", as: "moment" },
  { source: "gmt_create", as: "moment" },
  {
    source: "money_type",
    as: "choice",
    values: ["rmb", "usd", "inr", "jpy"],
    offers: <EnumFilter source="money_type" of={moneyType} />,
  },
  { source: "pay_id", as: "key", numeric: true, offers: <ReferenceFilter source="pay_id" of={paymentReference} /> },
  { source: "platform_order_id", as: "text" },
  { source: "reason", as: "text" },
  { source: "remark", as: "text" },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  { source: "pay_url", as: "text" },
  { source: "gmt_expire", as: "moment" },
] satisfies WhereFields;
