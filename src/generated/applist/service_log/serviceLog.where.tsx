// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { logLevel, serviceName } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const serviceLogWhere = [
  { source: "gmt_create", as: "moment" },
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
  {
    source: "level",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="level" of={logLevel} />,
  },
  { source: "srv", as: "text" },
  { source: "content", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "trace_id", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
