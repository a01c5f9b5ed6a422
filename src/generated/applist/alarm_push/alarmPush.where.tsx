// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { alarmType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const alarmPushWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 57],
    offers: <EnumFilter source="type" of={alarmType} />,
  },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
  {
    source: "notify_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="notify_type" of={notifyType} />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={pushSendState} />,
  },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "gmt_send", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
