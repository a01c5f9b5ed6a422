// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { articleState } from "../../enums";
import { wikiCategoryReference } from "../wiki_category/wikiCategory.reference";

export const wikiWhere = [
  { source: "title", as: "text" },
  {
    source: "category_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="category_id" of={wikiCategoryReference} />,
  },
  { source: "sort", as: "whole" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={articleState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "content", as: "text" },
] satisfies WhereFields;
