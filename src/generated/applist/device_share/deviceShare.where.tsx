// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { sharePermission } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const deviceShareWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  { source: "share_user_id", as: "key", offers: <ReferenceFilter source="share_user_id" of={appUserReference} /> },
  {
    source: "permission",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="permission" of={sharePermission} />,
  },
  { source: "gmt_expire", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
