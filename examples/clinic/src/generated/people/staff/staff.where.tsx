// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const staffWhere = [
  { source: "login_name", as: "text" },
  { source: "full_name", as: "text" },
  { source: "serves_as", as: "key", numeric: true, offers: <ReferenceFilter source="serves_as" of={dutyReference} /> },
  {
    source: "posted_to",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="posted_to" of={wardReference} tree />,
  },
  {
    source: "standing",
    as: "choice",
    values: ["active", "suspended"],
    offers: <EnumFilter source="standing" of={standing} />,
  },
  { source: "mobile", as: "text" },
  { source: "seen_at", as: "moment" },
  { source: "staff_no", as: "whole" },
  { source: "automatic", as: "flag" },
  { source: "engaged_until", as: "moment" },
  { source: "mailbox", as: "text" },
  { source: "mobile_prefix", as: "text" },
  { source: "engaged_at", as: "moment" },
] satisfies WhereFields;
