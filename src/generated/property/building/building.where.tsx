// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const buildingWhere = [
  { source: "name", as: "text" },
  {
    source: "community_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="community_id" of={communityReference} />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={buildingType} />,
  },
  { source: "floors", as: "whole" },
  { source: "sort", as: "whole" },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
