// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { cronType, openState, runResult } from "../../enums";

export const cronWhere = [
  { source: "name", as: "text" },
  { source: "spec", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_next", as: "moment" },
  {
    source: "result",
    as: "choice",
    numeric: true,
    values: [0, 1, 2],
    offers: <EnumFilter source="result" of={runResult} />,
  },
  { source: "gmt_run", as: "moment" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={cronType} />,
  },
  { source: "id", as: "whole" },
  { source: "affected", as: "whole" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
