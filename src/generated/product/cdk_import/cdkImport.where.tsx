// Generated from resources/product/cdk_import.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { importState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const cdkImportWhere = [
  { source: "name", as: "text" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={importState} />,
  },
  { source: "total", as: "whole" },
  { source: "created", as: "whole" },
  { source: "refused", as: "whole" },
  { source: "result", as: "presence" },
  { source: "existing", as: "whole" },
  { source: "user_id", as: "key", numeric: true, offers: <ReferenceFilter source="user_id" of={accountReference} /> },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_update", as: "moment" },
] satisfies WhereFields;
