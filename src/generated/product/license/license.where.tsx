// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { licenseState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";

export const licenseWhere = [
  { source: "lic_code", as: "text" },
  { source: "grant_mac", as: "text" },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={licenseState} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_grant", as: "moment" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
