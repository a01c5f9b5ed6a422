// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const communityWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={communityType} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "person", as: "text" },
  { source: "phone", as: "text" },
  { source: "city", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "address", as: "text" },
  { source: "latitude", as: "number" },
  { source: "longitude", as: "number" },
  { source: "remark", as: "text" },
] satisfies WhereFields;
