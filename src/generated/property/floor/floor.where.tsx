// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { buildingReference } from "../building/building.reference";

export const floorWhere = [
  { source: "name", as: "text" },
  { source: "number", as: "whole" },
  {
    source: "building_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="building_id" of={buildingReference} />,
  },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
