// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { healthState, serviceName, serviceState, sys, warningState } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serviceNodeWhere = [
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
  { source: "ip", as: "text" },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  {
    source: "health_state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="health_state" of={healthState} />,
  },
  {
    source: "pub_state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="pub_state" of={serviceState} />,
  },
  {
    source: "warning_state",
    as: "choice",
    numeric: true,
    values: [0, 1, 2],
    offers: <EnumFilter source="warning_state" of={warningState} />,
  },
  { source: "gmt_update", as: "moment" },
  { source: "id", as: "whole" },
  { source: "region", as: "text" },
] satisfies WhereFields;
