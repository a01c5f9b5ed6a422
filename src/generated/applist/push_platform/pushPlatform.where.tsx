// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const pushPlatformWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={pushPlatformType} />,
  },
  {
    source: "platform",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="platform" of={pushVendor} />,
  },
  {
    source: "area_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="area_type" of={areaType} />,
  },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "smtp_addr", as: "text" },
  { source: "smtp_port", as: "whole" },
  { source: "ssl", as: "flag" },
  { source: "user_id", as: "text" },
  { source: "app_id", as: "text" },
  { source: "secret_id", as: "text" },
  { source: "key_id", as: "text" },
  { source: "sign_name", as: "text" },
] satisfies WhereFields;
