// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { firmReference } from "../firm/firm.reference";

export const shelfWhere = [
  { source: "name", as: "text" },
  { source: "firm_id", as: "key", numeric: true, offers: <ReferenceFilter source="firm_id" of={firmReference} /> },
  { source: "id", as: "whole" },
] satisfies WhereFields;
