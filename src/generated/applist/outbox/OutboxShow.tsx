// Generated from resources/applist/outbox.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumField, ListField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { notifyType, outboxReason, outboxState, outboxType, sysnotifyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { outboxCalls } from "./outbox.calls";

export const OutboxShow = () => (
  <ShowView actions={[<CallButton key="resend" call={outboxCalls.resend} icon="refresh" when={{ state: [3, 4] }} />]}>
    <ShowGroup name="message">
      <TextField source="title" />
      <TextField source="body" lines={6} />
      <EnumField source="type" of={outboxType} />
      <EnumField source="occasion" of={sysnotifyType} />
      <EnumField source="channel" of={notifyType} />
      <TextField source="receiver" mono />
      <ReferenceField source="order_id" of={orderReference} />
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
    <ShowGroup name="sending">
      <EnumField source="state" of={outboxState} />
      <EnumField source="reason" of={outboxReason} />
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
