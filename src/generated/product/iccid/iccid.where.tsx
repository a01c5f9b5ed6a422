// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const iccidWhere = [
  { source: "iccid", as: "text" },
  {
    source: "network_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="network_type" of={carrier} />,
  },
  {
    source: "brand_id",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="brand_id" of={iccProvider} />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={iccidType} />,
  },
  {
    source: "link_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="link_type" of={linkType} />,
  },
  { source: "link_id", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
