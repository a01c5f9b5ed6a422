// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const cdkOrderWhere = [
  { source: "batch_id", as: "text" },
  { source: "spec_id", as: "key", numeric: true, offers: <ReferenceFilter source="spec_id" of={goodsReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "number", as: "whole" },
  { source: "pending", as: "whole" },
  { source: "used", as: "whole" },
  { source: "public", as: "flag" },
  { source: "use_zone", as: "key", offers: <ReferenceFilter source="use_zone" of={zoneReference} /> },
  { source: "gmt_expire", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "remark", as: "text" },
] satisfies WhereFields;
