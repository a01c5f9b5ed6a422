// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appReference } from "../../applist/app/app.reference";

export const appConfigWhere = [
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "dev_oem_prefix", as: "text" },
  { source: "dev_ver_num", as: "whole" },
  { source: "free_days", as: "whole" },
  { source: "gmt_update", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
