// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { CallFilter, EnumFilter, KindFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { publishState } from "../../enums";

export const badgeWhere = [
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
  { source: "worn_by", as: "text", offers: <KindFilter source="worn_by" /> },
  { source: "made_by", as: "text", offers: <CallFilter source="made_by" /> },
  { source: "gmt_end", as: "moment" },
  { source: "id", as: "whole" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
