// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const parcelWhere = [
  { source: "name", as: "text" },
  { source: "lent_from", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
