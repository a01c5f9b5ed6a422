// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { feedbackSender } from "../../enums";
import { feedbackReference } from "../feedback/feedback.reference";

export const feedbackDetailWhere = [
  {
    source: "title_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="title_id" of={feedbackReference} />,
  },
  {
    source: "sender",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="sender" of={feedbackSender} />,
  },
  { source: "content", as: "text" },
  { source: "attach", as: "presence" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
