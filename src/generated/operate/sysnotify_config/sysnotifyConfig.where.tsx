// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState, sysnotifyType } from "../../enums";

export const sysnotifyConfigWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="type" of={sysnotifyType} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "time_range", as: "text" },
  { source: "interval", as: "whole" },
  { source: "gmt_update", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
