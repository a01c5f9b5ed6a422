// Generated from resources/operate/device_import.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { importState } from "../../enums";
import { productReference } from "../../product/product/product.reference";
import { accountReference } from "../account/account.reference";
import { companyReference } from "../company/company.reference";

export const deviceImportWhere = [
  { source: "name", as: "text" },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={importState} />,
  },
  { source: "total", as: "whole" },
  { source: "created", as: "whole" },
  { source: "failed", as: "whole" },
  { source: "result", as: "presence" },
  { source: "existing", as: "whole" },
  { source: "user_id", as: "key", numeric: true, offers: <ReferenceFilter source="user_id" of={accountReference} /> },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "batch_id", as: "text" },
  { source: "url", as: "presence" },
  { source: "done", as: "whole" },
  { source: "gmt_update", as: "moment" },
] satisfies WhereFields;
