// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { trap } from "../../enums";

export const hostileWhere = [
  { source: "name", as: "text" },
  { source: "amount", as: "number" },
  {
    source: "state",
    as: "choice",
    values: ['a"b', "${x}", "__proto__"],
    offers: <EnumFilter source="state" of={trap} />,
  },
  { source: "id", as: "whole" },
] satisfies WhereFields;
