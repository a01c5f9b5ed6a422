// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, MoneyField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { moneyType, refundState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const RefundShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={refundState} transitions={{ 1: [2, 3], 3: [1] }} />]}
  >
    <ShowGroup name="main">
      <EnumField source="state" of={refundState} />
      <TextField source="remark" lines={3} />
      <TextField source="id" />
      <ReferenceField source="order_id" of={orderReference} />
      <MoneyField source="amount" currencyField="fee_type" />
      <EnumField source="fee_type" of={moneyType} />
      <TextField source="reason" lines={3} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="account_id" of={accountReference} />
      <ReferenceField source="reopened_by" of={accountReference} />
      <TimestampField source="gmt_refund" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
