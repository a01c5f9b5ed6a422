// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const ipServerWhere = [
  { source: "ip", as: "text" },
  { source: "local_ip", as: "text" },
  { source: "region", as: "text" },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "erate", as: "number" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
