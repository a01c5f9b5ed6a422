// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const datacenterWhere = [
  { source: "name", as: "text" },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "domain_prefix", as: "text" },
  { source: "domain", as: "text" },
  { source: "port", as: "whole" },
  { source: "deploy_open", as: "flag" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={deployState} />,
  },
  { source: "id", as: "whole" },
  { source: "ips", as: "text" },
  { source: "host", as: "text" },
  { source: "h5_host", as: "text" },
  { source: "cdn_host", as: "text" },
  { source: "ssl_port", as: "whole" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
