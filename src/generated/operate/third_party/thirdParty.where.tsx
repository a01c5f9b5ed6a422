// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const thirdPartyWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={thirdPartyType} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "app_key", as: "text" },
  { source: "return_urls", as: "text" },
  { source: "goods_url", as: "text" },
  { source: "app_ids", as: "keys", numeric: true, offers: <ReferenceFilter source="app_ids" of={appReference} /> },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
