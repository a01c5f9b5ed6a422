// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const settingWhere = [
  { source: "name", as: "text" },
  {
    source: "service",
    as: "choice",
    values: [
      "account",
      "ota",
      "device",
      "mall",
      "oss",
      "push",
      "registry",
      "admin",
      "gateway",
      "monitor",
      "log",
      "production",
    ],
    offers: <EnumFilter source="service" of={serviceName} />,
  },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
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
