// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { roleReference } from "../role/role.reference";

export const identityProviderWhere = [
  { source: "name", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "code", as: "text" },
  { source: "issuer", as: "text" },
  { source: "makes", as: "flag" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "domains", as: "text" },
  { source: "client_id", as: "text" },
  { source: "scopes", as: "text" },
  { source: "user_claim", as: "text" },
  { source: "roles_claim", as: "text" },
  { source: "role_id", as: "key", numeric: true, offers: <ReferenceFilter source="role_id" of={roleReference} /> },
  { source: "exclusive", as: "flag" },
  { source: "factor", as: "flag" },
] satisfies WhereFields;
