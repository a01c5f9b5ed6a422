// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { cdkState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { deviceReference } from "../device/device.reference";

export const cdkWhere = [
  { source: "cdk", as: "text" },
  {
    source: "batch_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="batch_id" of={cdkOrderReference} />,
  },
  { source: "spec_id", as: "key", numeric: true, offers: <ReferenceFilter source="spec_id" of={goodsReference} /> },
  { source: "state", as: "choice", numeric: true, values: [1, 2], offers: <EnumFilter source="state" of={cdkState} /> },
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_use", as: "moment" },
  { source: "gmt_expire", as: "moment" },
] satisfies WhereFields;
