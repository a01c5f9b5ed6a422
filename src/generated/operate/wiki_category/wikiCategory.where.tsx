// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";

export const wikiCategoryWhere = [
  { source: "name", as: "text" },
  {
    source: "detail_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="detail_id" of={feedbackBotReference} />,
  },
  { source: "sort", as: "whole" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
