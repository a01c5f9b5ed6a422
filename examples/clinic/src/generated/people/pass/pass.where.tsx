// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const passWhere = [
  { source: "called", as: "text" },
  { source: "begins", as: "text" },
  { source: "acts_as", as: "key", numeric: true, offers: <ReferenceFilter source="acts_as" of={staffReference} /> },
  { source: "per_minute", as: "whole" },
  {
    source: "standing",
    as: "choice",
    values: ["active", "suspended"],
    offers: <EnumFilter source="standing" of={standing} />,
  },
  { source: "lasts_until", as: "moment" },
  { source: "last_use", as: "moment" },
  { source: "pass_no", as: "whole" },
  {
    source: "allows",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="allows" of={permissionReference} tree />,
  },
  { source: "last_place", as: "text" },
  { source: "made_at", as: "moment" },
] satisfies WhereFields;
