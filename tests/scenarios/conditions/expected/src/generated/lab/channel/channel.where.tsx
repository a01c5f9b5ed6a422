// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { channelType } from "../../enums";

export const channelWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={channelType} />,
  },
  { source: "retries", as: "whole" },
  { source: "host", as: "text" },
  { source: "secure", as: "flag" },
  { source: "sign_name", as: "text" },
  { source: "speaker", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
