// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const greetingWhere = [
  { source: "name", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
