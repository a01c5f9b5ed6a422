// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { dutyReference } from "./duty.reference";

export const dutyWhere = [
  { source: "duty_name", as: "text" },
  { source: "duty_name_zh", as: "text" },
  {
    source: "in_force",
    as: "choice",
    values: ["valid", "closed"],
    offers: <EnumFilter source="in_force" of={dutyStanding} />,
  },
  {
    source: "confined_to",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="confined_to" of={wardReference} tree />,
  },
  { source: "created_at", as: "moment" },
  { source: "duty_no", as: "whole" },
  {
    source: "grants",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="grants" of={permissionReference} tree />,
  },
  { source: "appoints", as: "keys", numeric: true, offers: <ReferenceFilter source="appoints" of={dutyReference} /> },
  { source: "two_steps", as: "flag" },
] satisfies WhereFields;
