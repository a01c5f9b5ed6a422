// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { orderType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";

export const orderBindWhere = [
  { source: "order_id", as: "key", offers: <ReferenceFilter source="order_id" of={orderReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={orderType} />,
  },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
