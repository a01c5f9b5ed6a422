// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumField, ListField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OutboxState } from "../../../../shared/generated/enums";
import { messageTemplateType, notifyType, outboxReason, outboxState, outboxType, sysnotifyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { alarmPushReference } from "../alarm_push/alarmPush.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";
import { outboxCalls } from "./outbox.calls";

export const OutboxShow = () => (
  <ShowView
    state={<EnumField source="state" of={outboxState} />}
    facts={[
      <EnumField key="type" source="type" of={outboxType} />,
      <EnumField key="channel" source="channel" of={notifyType} />,
      <TextField key="receiver" source="receiver" mono />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
    ]}
    actions={[
      <CallButton
        key="resend"
        call={outboxCalls.resend}
        icon="refresh"
        when={{ state: [OutboxState.failed, OutboxState.not_sent] }}
      />,
    ]}
  >
    <ShowGroup name="message">
      <TextField source="body" lines={6} />
      <EnumField source="message" of={messageTemplateType} />
      <EnumField source="occasion" of={sysnotifyType} />
      <ReferenceField source="user_id" of={appUserReference} />
      <ReferenceField source="order_id" of={orderReference} />
      <ReferenceField source="alarm_push_id" of={alarmPushReference} />
    </ShowGroup>
    <ShowGroup name="sending">
      <EnumField source="reason" of={outboxReason} />
      <ReferenceField source="platform_id" of={pushPlatformReference} />
      <ReferenceField source="template_id" of={pushTemplateReference} />
      <ListField source="log">
        <TimestampField source="log.at" />
        <EnumField source="log.reason" of={outboxReason} />
        <TextField source="log.answer" />
      </ListField>
      <TimestampField source="gmt_send" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
