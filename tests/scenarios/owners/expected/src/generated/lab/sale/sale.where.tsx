// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { firmReference } from "../firm/firm.reference";

export const saleWhere = [
  { source: "name", as: "text" },
  { source: "buyer_id", as: "key", numeric: true, offers: <ReferenceFilter source="buyer_id" of={firmReference} /> },
  { source: "seller_id", as: "key", numeric: true, offers: <ReferenceFilter source="seller_id" of={firmReference} /> },
  { source: "id", as: "whole" },
] satisfies WhereFields;
