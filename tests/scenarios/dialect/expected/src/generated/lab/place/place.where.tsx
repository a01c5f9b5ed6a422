// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const placeWhere = [
  { source: "title", as: "text" },
  { source: "place_no", as: "whole" },
] satisfies WhereFields;
