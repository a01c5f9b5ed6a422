// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { carrier, moneyType, orderState, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const iotOrderWhere = [
  { source: "order_id", as: "text" },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "iccid", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "traffic", as: "whole" },
  { source: "used", as: "whole" },
  { source: "price", as: "amount" },
  {
    source: "order_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6],
    offers: <EnumFilter source="order_state" of={orderState} />,
  },
  { source: "gmt_create", as: "moment" },
  {
    source: "network_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="network_type" of={carrier} />,
  },
  { source: "spec_id", as: "key", numeric: true, offers: <ReferenceFilter source="spec_id" of={goodsReference} /> },
  {
    source: "month",
    as: "choice",
    numeric: true,
    values: [1, 3, 6, 12],
    offers: <EnumFilter source="month" of={stockMonth} />,
  },
  {
    source: "pay_type",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    offers: <EnumFilter source="pay_type" of={payType} />,
  },
  {
    source: "fee_type",
    as: "choice",
    values: ["rmb", "usd", "inr", "jpy"],
    offers: <EnumFilter source="fee_type" of={moneyType} />,
  },
  { source: "gmt_end", as: "moment" },
] satisfies WhereFields;
