// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const firmWhere = [
  { source: "name", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
