// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { language, openState } from "../../enums";

export const feedbackBotWhere = [
  {
    source: "lang",
    as: "choice",
    values: ["en", "zh-CN", "zh-TW"],
    offers: <EnumFilter source="lang" of={language} />,
  },
  { source: "name", as: "text" },
  { source: "main_lang", as: "flag" },
  { source: "work_time", as: "text" },
  { source: "staff_msg", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
