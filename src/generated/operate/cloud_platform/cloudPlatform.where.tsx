// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const cloudPlatformWhere = [
  { source: "platform_name", as: "text" },
  {
    source: "type_id",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="type_id" of={cloudVendor} />,
  },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "bucket", as: "text" },
  { source: "live", as: "flag" },
  { source: "support_img", as: "flag" },
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
  { source: "create_time", as: "moment" },
  { source: "id", as: "whole" },
  { source: "platform_id", as: "text" },
  { source: "mode", as: "choice", numeric: true, values: [1, 2], offers: <EnumFilter source="mode" of={cloudMode} /> },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  { source: "end_point", as: "text" },
  { source: "platform_port", as: "whole" },
  { source: "store_path", as: "text" },
  { source: "app_key", as: "text" },
] satisfies WhereFields;
