// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { publishState } from "../../enums";

export const posterWhere = [
  { source: "name", as: "text" },
  { source: "rank", as: "whole" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={publishState} />,
  },
  { source: "public", as: "flag" },
  { source: "price", as: "amount" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
