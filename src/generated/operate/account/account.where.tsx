// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const accountWhere = [
  { source: "user_id", as: "text" },
  { source: "user_name", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "role_id", as: "key", numeric: true, offers: <ReferenceFilter source="role_id" of={roleReference} /> },
  { source: "user_phone", as: "text" },
  { source: "user_email", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_validity", as: "moment" },
  { source: "id", as: "whole" },
  { source: "user_phone_area", as: "text" },
  {
    source: "user_type",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="user_type" of={userType} />,
  },
  { source: "service", as: "flag" },
  {
    source: "company_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="company_id" of={companyReference} tree />,
  },
  {
    source: "scope",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="scope" of={userScope} />,
  },
  { source: "validity_time", as: "whole" },
  { source: "remark", as: "text" },
  { source: "gmt_login", as: "moment" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
