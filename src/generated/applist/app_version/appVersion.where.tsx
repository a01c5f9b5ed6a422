// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const appVersionWhere = [
  { source: "name", as: "text" },
  { source: "ver", as: "text" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "force", as: "flag" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={publishState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
