// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { EnumField, MoneyField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { RefundState } from "../../../../shared/generated/enums";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyType, refundState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const RefundShow = () => (
  <ShowView
    state={<EnumField required source="state" of={refundState} />}
    facts={[
      <MoneyField key="amount" source="amount" currencyField="fee_type" />,
      <ReferenceField key="order_id" source="order_id" of={orderReference} />,
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceField key="buyer_id" source="buyer_id" of={companyReference} />,
      <TextField key="reason" source="reason" lines={3} />,
      <ReferenceField
        key="account_id"
        second={<TimestampField source="gmt_create" />}
        source="account_id"
        of={accountReference}
      />,
    ]}
    steps={[
      {
        name: "requested",
        when: { state: [RefundState.in_progress, RefundState.successful] },
        at: "gmt_create",
        by: <ReferenceField source="account_id" of={accountReference} />,
      },
      {
        name: "decided",
        when: { state: [RefundState.successful] },
        at: "gmt_decided",
        by: <ReferenceField source="decided_by" of={accountReference} />,
      },
      { name: "paid_back", when: { state: [RefundState.successful] }, at: "gmt_refund" },
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={refundState}
        transitions={{
          [RefundState.in_progress]: [RefundState.successful, RefundState.failed],
          [RefundState.failed]: [RefundState.in_progress],
        }}
        asks={{ [RefundState.failed]: [<TextInput key="remark" source="remark" required max={256} lines={3} />] }}
        amount={{ field: "amount", amount: [<MoneyField key="amount" source="amount" currencyField="fee_type" />] }}
      />,
    ]}
  >
    <ShowGroup name="decision">
      <TextField source="remark" lines={3} />
      <ReferenceField source="decided_by" of={accountReference} />
      <TimestampField source="gmt_decided" />
      <ReferenceField source="reopened_by" of={accountReference} />
      <TimestampField source="gmt_refund" />
    </ShowGroup>
    <ShowGroup name="request">
      <ReferenceField source="comp_id" of={companyReference} />
      <EnumField source="fee_type" of={moneyType} />
    </ShowGroup>
  </ShowView>
);
