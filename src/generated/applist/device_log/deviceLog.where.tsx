// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { logLevel, logModule } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";

export const deviceLogWhere = [
  { source: "gmt_create", as: "moment" },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "module",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6],
    offers: <EnumFilter source="module" of={logModule} />,
  },
  {
    source: "level",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="level" of={logLevel} />,
  },
  { source: "content", as: "text" },
  { source: "ver", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "id", as: "whole" },
] satisfies WhereFields;
