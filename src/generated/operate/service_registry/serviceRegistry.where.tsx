// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { healthState, serverStatus, serverType } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serviceRegistryWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34],
    offers: <EnumFilter source="type" of={serverType} />,
  },
  { source: "addr", as: "text" },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "weight", as: "whole" },
  { source: "tags", as: "text" },
  {
    source: "health_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="health_state" of={healthState} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={serverStatus} />,
  },
  { source: "id", as: "whole" },
  { source: "gmt_update", as: "moment" },
] satisfies WhereFields;
