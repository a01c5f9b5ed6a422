// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const msgEventWhere = [
  { source: "name", as: "text" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 57],
    offers: <EnumFilter source="type" of={alarmType} />,
  },
  {
    source: "notify_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="notify_type" of={notifyType} />,
  },
  {
    source: "template_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="template_id" of={msgTemplateReference} />,
  },
  { source: "time_range", as: "text" },
  { source: "interval", as: "whole" },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2],
    offers: <EnumFilter source="state" of={openState} />,
  },
  { source: "id", as: "whole" },
  { source: "delay", as: "whole" },
  { source: "gmt_create", as: "moment" },
] satisfies WhereFields;
