// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { EnumFilter, ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { messageTemplateType, notifyType, outboxReason, outboxState, outboxType, sysnotifyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { alarmPushReference } from "../alarm_push/alarmPush.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const outboxWhere = [
  { source: "title", as: "text" },
  {
    source: "type",
    as: "choice",
    numeric: true,
    values: [1, 2, 3],
    offers: <EnumFilter source="type" of={outboxType} />,
  },
  {
    source: "channel",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="channel" of={notifyType} />,
  },
  { source: "receiver", as: "text" },
  {
    source: "comp_id",
    as: "key",
    numeric: true,
    tree: true,
    offers: <ReferenceFilter source="comp_id" of={companyReference} tree />,
  },
  {
    source: "state",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4],
    offers: <EnumFilter source="state" of={outboxState} />,
  },
  {
    source: "reason",
    as: "choice",
    numeric: true,
    values: [0, 1, 2, 3, 4, 5, 6, 7],
    offers: <EnumFilter source="reason" of={outboxReason} />,
  },
  { source: "gmt_create", as: "moment" },
  { source: "id", as: "whole" },
  { source: "body", as: "text" },
  {
    source: "message",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16],
    offers: <EnumFilter source="message" of={messageTemplateType} />,
  },
  {
    source: "occasion",
    as: "choice",
    numeric: true,
    values: [1, 2, 3, 4, 5],
    offers: <EnumFilter source="occasion" of={sysnotifyType} />,
  },
  { source: "user_id", as: "key", offers: <ReferenceFilter source="user_id" of={appUserReference} /> },
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
  {
    source: "alarm_push_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="alarm_push_id" of={alarmPushReference} />,
  },
  { source: "order_id", as: "key", offers: <ReferenceFilter source="order_id" of={orderReference} /> },
  { source: "gmt_send", as: "moment" },
] satisfies WhereFields;
