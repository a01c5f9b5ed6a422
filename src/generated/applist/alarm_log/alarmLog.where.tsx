// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { alarmType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";

export const alarmLogWhere = [
  { source: "uid", as: "key", offers: <ReferenceFilter source="uid" of={deviceReference} /> },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 57],
    offers: <EnumFilter source="type" of={alarmType} />,
  },
  { source: "img", as: "presence" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  { source: "zone", as: "key", offers: <ReferenceFilter source="zone" of={zoneReference} /> },
  { source: "read", as: "flag" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
