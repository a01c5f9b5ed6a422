// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { linkType, nodeType, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";

export const productWhere = [
  { source: "name", as: "text" },
  { source: "img", as: "presence" },
  { source: "pk", as: "text" },
  {
    source: "category",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="category" of={productCategoryReference} />,
  },
  {
    source: "node_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="node_type" of={nodeType} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "oem", as: "text" },
  { source: "create_time", as: "moment" },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  {
    source: "link_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="link_type" of={linkType} />,
  },
  { source: "link_id", as: "text" },
  { source: "batch_id", as: "text" },
  { source: "remark", as: "text" },
  { source: "update_time", as: "moment" },
] satisfies WhereFields;
