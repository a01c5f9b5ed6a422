// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const operatorWhere = [
  { source: "user_id", as: "text" },
  { source: "user_email", as: "text" },
  { source: "user_phone", as: "text" },
  { source: "comp_id", as: "whole" },
] satisfies WhereFields;
