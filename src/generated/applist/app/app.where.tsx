// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appType } from "../../enums";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";

export const appWhere = [
  { source: "name", as: "text" },
  { source: "id", as: "whole" },
  { source: "type", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="type" of={appType} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "package_name_ios", as: "text" },
  { source: "package_name_android", as: "text" },
  { source: "gmt_expire", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "app_key_ios", as: "text" },
  { source: "app_key_android", as: "text" },
  {
    source: "cloud_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="cloud_id" of={cloudPlatformReference} />,
  },
] satisfies WhereFields;
