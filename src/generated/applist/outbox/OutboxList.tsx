// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  CountColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OutboxState } from "../../../../shared/generated/enums";
import { messageTemplateType, notifyType, outboxReason, outboxState, outboxType, sysnotifyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { alarmPushReference } from "../alarm_push/alarmPush.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";
import { outboxCalls } from "./outbox.calls";

export const OutboxList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    refresh={60}
    filters={[
      <TextFilter key="title" source="title" />,
      <EnumFilter key="type" source="type" of={outboxType} />,
      <EnumFilter key="message" source="message" of={messageTemplateType} />,
      <EnumFilter key="occasion" source="occasion" of={sysnotifyType} />,
      <EnumFilter key="channel" source="channel" of={notifyType} />,
      <TextFilter key="receiver" source="receiver" />,
      <EnumFilter key="state" source="state" of={outboxState} />,
      <EnumFilter key="reason" source="reason" of={outboxReason} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="platform_id" source="platform_id" of={pushPlatformReference} />,
      <ReferenceFilter key="order_id" source="order_id" of={orderReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <CallButton
        key="resend"
        call={outboxCalls.resend}
        icon="refresh"
        when={{ state: [OutboxState.failed, OutboxState.not_sent] }}
      />,
    ]}
  >
    <TextColumn source="title" />
    <EnumColumn source="type" of={outboxType} />
    <EnumColumn source="channel" of={notifyType} />
    <TextColumn source="receiver" mono />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn keep source="state" of={outboxState} />
    <EnumColumn source="reason" of={outboxReason} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="message" source="body" lines={6} />
    <EnumColumn extra="message" source="message" of={messageTemplateType} />
    <EnumColumn extra="message" source="occasion" of={sysnotifyType} />
    <ReferenceColumn extra="message" source="user_id" of={appUserReference} />
    <ReferenceColumn extra="message" source="order_id" of={orderReference} />
    <ReferenceColumn extra="message" source="alarm_push_id" of={alarmPushReference} />
    <ReferenceColumn extra="sending" source="platform_id" of={pushPlatformReference} />
    <ReferenceColumn extra="sending" source="template_id" of={pushTemplateReference} />
    <CountColumn extra="sending" source="log" />
    <TimestampColumn extra="sending" source="gmt_send" />
  </ListView>
);
