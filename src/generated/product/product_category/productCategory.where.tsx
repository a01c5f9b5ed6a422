// Generated from resources/product/product_category.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { deviceType } from "../../enums";

export const productCategoryWhere = [
  { source: "category_name", as: "text" },
  { source: "category_cn_name", as: "text" },
  {
    source: "device_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="device_type" of={deviceType} />,
  },
  { source: "category", as: "whole" },
] satisfies WhereFields;
