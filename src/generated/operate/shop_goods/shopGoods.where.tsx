// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { saleState } from "../../enums";
import { goodsReference } from "../goods/goods.reference";

export const shopGoodsWhere = [
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "goods_id", as: "key", numeric: true, offers: <ReferenceFilter source="goods_id" of={goodsReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={saleState} />,
  },
  { source: "sort", as: "whole" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
