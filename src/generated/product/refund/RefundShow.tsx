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
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceField key="buyer_id" source="buyer_id" of={companyReference} />,
      <TextField key="reason" source="reason" lines={3} />,
      <ReferenceField key="account_id" source="account_id" of={accountReference} />,
      <TimestampField key="gmt_create" source="gmt_create" />,
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
    <ShowGroup name="main">
      <TextField source="remark" lines={3} />
      <TextField source="id" />
      <ReferenceField source="order_id" of={orderReference} />
      <EnumField source="fee_type" of={moneyType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="reopened_by" of={accountReference} />
      <TimestampField source="gmt_refund" />
    </ShowGroup>
  </ShowView>
);
