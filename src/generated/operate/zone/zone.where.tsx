// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState, sys } from "../../enums";

export const zoneWhere = [
  { source: "zone", as: "text" },
  { source: "name", as: "text" },
  { source: "cn_name", as: "text" },
  { source: "region", as: "text" },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
