// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyState, moneyType, orderRefundState, orderState, orderType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const orderWhere = [
  { source: "order_id", as: "text" },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "spec_id", as: "key", numeric: true, offers: <ReferenceFilter source="spec_id" of={goodsReference} /> },
  { source: "price", as: "amount" },
  {
    source: "money_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 8],
    offers: <EnumFilter source="money_state" of={moneyState} />,
  },
  {
    source: "pay_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    offers: <EnumFilter source="pay_type" of={payType} />,
  },
  { source: "gmt_create", as: "moment" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={orderType} />,
  },
  {
    source: "order_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6],
    offers: <EnumFilter source="order_state" of={orderState} />,
  },
  {
    source: "fee_type",
    as: "choice",
    values: ["rmb", "usd", "inr", "jpy"],
    offers: <EnumFilter source="fee_type" of={moneyType} />,
  },
  { source: "buy_num", as: "whole" },
  { source: "count", as: "whole" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "link_id", as: "text" },
  { source: "pay_order_id", as: "text" },
  { source: "platform_order_id", as: "text" },
  {
    source: "seller_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="seller_id" of={companyReference} tree />,
  },
  {
    source: "refund_state",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3],
    offers: <EnumFilter source="refund_state" of={orderRefundState} />,
  },
  { source: "refund_reason", as: "text" },
  { source: "gmt_pay", as: "moment" },
] satisfies WhereFields;
