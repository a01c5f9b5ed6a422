// Generated from resources/product/device_duplicate.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { duplicateState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const deviceDuplicateWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "mac", as: "text" },
  { source: "new_mac", as: "text" },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "count", as: "whole" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={duplicateState} />,
  },
  { source: "remark", as: "text" },
  { source: "id", as: "whole" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
