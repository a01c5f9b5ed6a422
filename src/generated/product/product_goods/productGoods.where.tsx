// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { saleState } from "../../enums";
import { goodsReference } from "../../operate/goods/goods.reference";
import { productReference } from "../product/product.reference";

export const productGoodsWhere = [
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
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
