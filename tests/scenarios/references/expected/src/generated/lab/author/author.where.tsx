// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const authorWhere = [
  { source: "name", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
