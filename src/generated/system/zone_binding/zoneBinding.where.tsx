// Generated from resources/system/zone_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { areaLevel, openState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const zoneBindingWhere = [
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  {
    source: "src_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="src_type" of={areaLevel} />,
  },
  { source: "src_area", as: "text" },
  {
    source: "dest_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="dest_type" of={areaLevel} />,
  },
  { source: "dest_area", as: "key", offers: <ReferenceFilter source="dest_area" of={zoneReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "remark", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
