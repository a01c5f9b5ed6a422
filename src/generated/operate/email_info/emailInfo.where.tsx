// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { emailLinkType, openState, sys } from "../../enums";

export const emailInfoWhere = [
  { source: "sys", as: "choice", numeric: true, values: [1, 2, 3], offers: <EnumFilter source="sys" of={sys} /> },
  { source: "link", as: "text" },
  {
    source: "link_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="link_type" of={emailLinkType} />,
  },
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
