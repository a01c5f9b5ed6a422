// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { envType, serverStatus, serverType, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const serverWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 34],
    offers: <EnumFilter source="type" of={serverType} />,
  },
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  { source: "env", as: "choice", numeric: true, values: [1, 2], offers: <EnumFilter source="env" of={envType} /> },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={serverStatus} />,
  },
  { source: "http_addr", as: "text" },
  { source: "max_load", as: "whole" },
  { source: "master", as: "flag" },
  { source: "gmt_update", as: "moment" },
  { source: "id", as: "whole" },
  { source: "region", as: "text" },
  { source: "grpc_addr", as: "text" },
  { source: "lic_num", as: "whole" },
  { source: "utd_addrs", as: "text" },
] satisfies WhereFields;
