// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { publishState } from "../../enums";

export const jobWhere = [
  { source: "name", as: "text" },
  { source: "cost", as: "amount" },
  { source: "host", as: "text" },
  { source: "reason", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={publishState} />,
  },
  { source: "id", as: "whole" },
] satisfies WhereFields;
