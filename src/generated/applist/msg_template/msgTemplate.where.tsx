// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const msgTemplateWhere = [
  { source: "name", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16],
    offers: <EnumFilter source="type" of={messageTemplateType} />,
  },
  {
    source: "lang",
    as: "choice",
    values: ["en", "zh-CN", "zh-TW"],
    offers: <EnumFilter source="lang" of={language} />,
  },
  { source: "title", as: "text" },
  { source: "body", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
