// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { lifecycleDays, moneyType, orderState, orderType, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";

export const cloudOrderWhere = [
  { source: "order_id", as: "text" },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "spec_id", as: "key", numeric: true, offers: <ReferenceFilter source="spec_id" of={goodsReference} /> },
  {
    source: "month",
    as: "choice",
    numeric: true,
    values: [1, 3, 6, 12],
    offers: <EnumFilter source="month" of={stockMonth} />,
  },
  { source: "price", as: "amount" },
  {
    source: "order_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6],
    offers: <EnumFilter source="order_state" of={orderState} />,
  },
  { source: "gmt_end", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  {
    source: "lifecycle",
    as: "choice",
    numeric: true,
    values: [1, 3, 7, 15, 30],
    offers: <EnumFilter source="lifecycle" of={lifecycleDays} />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={orderType} />,
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
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "gmt_begin", as: "moment" },
] satisfies WhereFields;
