// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { messageTemplateType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appReference } from "../app/app.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const pushRecordWhere = [
  { source: "title", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16],
    offers: <EnumFilter source="type" of={messageTemplateType} />,
  },
  {
    source: "notify_type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="notify_type" of={notifyType} />,
  },
  { source: "receiver", as: "text" },
  { source: "app_id", as: "key", numeric: true, offers: <ReferenceFilter source="app_id" of={appReference} /> },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="state" of={pushSendState} />,
  },
  { source: "gmt_send", as: "moment" },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  {
    source: "platform_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="platform_id" of={pushPlatformReference} />,
  },
  {
    source: "template_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="template_id" of={pushTemplateReference} />,
  },
  { source: "body", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
] satisfies WhereFields;
