// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  EnumField,
  MoneyField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { moneyType, orderState, payPurpose, payType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderCalls } from "./payOrder.calls";

export const PayOrderShow = () => (
  <ShowView
    actions={[<CallButton key="cancel" call={payOrderCalls.cancel} icon="close" confirm when={{ state: [1, 4] }} />]}
  >
    <ShowGroup name="main">
      <TextField source="pay_order_id" />
      <EnumField source="purpose" of={payPurpose} />
      <EnumField source="state" of={orderState} />
      <MoneyField source="money" currencyField="money_type" />
      <EnumField source="money_type" of={moneyType} />
      <EnumField source="pay_type" of={payType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="order_id" of={orderReference} />
      <ReferenceField source="pay_id" of={paymentReference} />
      <TextField source="platform_order_id" mono />
      <TextField source="reason" />
      <TextField source="remark" />
      <ReferenceField source="account_id" of={accountReference} />
      <UrlField source="pay_url" />
      <TimestampField source="gmt_pay" />
      <TimestampField source="gmt_expire" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
