// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import { CallFilter, EnumFilter, KindFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { trailEvent } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const auditWhere = [
  { source: "gmt_create", as: "moment" },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  {
    source: "event",
    as: "choice",
    values: [
      "sign_in",
      "sign_out",
      "refused",
      "enroll",
      "unenroll",
      "recover",
      "renew",
      "add",
      "set",
      "del",
      "action",
      "view",
      "export",
      "download",
      "reveal",
      "erase",
      "end",
      "see",
      "pass",
    ],
    offers: <EnumFilter source="event" of={trailEvent} />,
  },
  { source: "record_of", as: "text", offers: <KindFilter source="record_of" /> },
  { source: "title", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "address", as: "text" },
  { source: "id", as: "whole" },
  { source: "account_name", as: "text" },
  { source: "by_key", as: "text" },
  { source: "call", as: "text", offers: <CallFilter source="call" /> },
  { source: "record_key", as: "text" },
  { source: "code", as: "whole" },
] satisfies WhereFields;
