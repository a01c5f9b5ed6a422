// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { shelfReference } from "../shelf/shelf.reference";

export const parcelWhere = [
  { source: "name", as: "text" },
  { source: "shelf_id", as: "key", numeric: true, offers: <ReferenceFilter source="shelf_id" of={shelfReference} /> },
  { source: "id", as: "whole" },
] satisfies WhereFields;
