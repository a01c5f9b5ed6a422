// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { wakeState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const wakeWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={wakeState} />,
  },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "battery", as: "whole" },
  { source: "srv", as: "text" },
  { source: "count", as: "whole" },
  { source: "gmt_wake", as: "moment" },
] satisfies WhereFields;
