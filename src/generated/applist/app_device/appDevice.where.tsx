// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { productReference } from "../../product/product/product.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const appDeviceWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "name", as: "text" },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  { source: "pk", as: "key", offers: <ReferenceFilter source="pk" of={productReference} /> },
  { source: "shares", as: "whole" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
