// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { claimState } from "../../enums";

export const claimWhere = [
  { source: "title", as: "text" },
  { source: "reason", as: "text" },
  {
    source: "claim_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="claim_state" of={claimState} />,
  },
  { source: "id", as: "whole" },
] satisfies WhereFields;
