// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const accessKeyWhere = [
  { source: "name", as: "text" },
  { source: "prefix", as: "text" },
  {
    source: "account_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="account_id" of={accountReference} />,
  },
  { source: "minute_limit", as: "whole" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "gmt_end", as: "moment" },
  { source: "gmt_used", as: "moment" },
  { source: "used_ip", as: "text" },
  { source: "id", as: "whole" },
  {
    source: "menu_ids",
    as: "keys",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="menu_ids" of={menuReference} tree />,
  },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
