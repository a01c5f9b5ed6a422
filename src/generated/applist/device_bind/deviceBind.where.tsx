// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { bindAction } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const deviceBindWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  {
    source: "action",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="action" of={bindAction} />,
  },
  { source: "ip", as: "text" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
