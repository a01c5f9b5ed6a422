// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { articleState, noticeType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const noticeWhere = [
  { source: "title", as: "text" },
  {
    source: "community_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="community_id" of={communityReference} />,
  },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="type" of={noticeType} />,
  },
  { source: "content", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={articleState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
