// Generated from resources/lab/channel.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { channelState } from "../../enums";
import { channelReference } from "./channel.reference";

export const channelWhere = [
  { source: "name", as: "text" },
  { source: "limit", as: "whole" },
  { source: "expires", as: "moment" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={channelState} />,
  },
  { source: "tag", as: "text" },
  { source: "next_id", as: "key", numeric: true, offers: <ReferenceFilter source="next_id" of={channelReference} /> },
  {
    source: "all_ids",
    as: "keys",
    numeric: true,
    offers: <ReferenceFilter source="all_ids" of={channelReference} tree />,
  },
  { source: "id", as: "whole" },
] satisfies WhereFields;
