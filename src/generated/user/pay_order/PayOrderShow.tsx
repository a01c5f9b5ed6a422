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
import { OrderState } from "../../../../shared/generated/enums";
import { moneyType, orderState, payPurpose, payType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderCalls } from "./payOrder.calls";

export const PayOrderShow = () => (
  <ShowView
    state={<EnumField source="state" of={orderState} />}
    facts={[
      <MoneyField
        key="money"
        second={<EnumField source="pay_type" of={payType} />}
        source="money"
        currencyField="money_type"
      />,
      <EnumField key="purpose" source="purpose" of={payPurpose} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <CallButton
        key="cancel"
        call={payOrderCalls.cancel}
        icon="close"
        confirm
        when={{ state: [OrderState.unpaid, OrderState.failed] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <EnumField source="money_type" of={moneyType} />
      <ReferenceField source="order_id" of={orderReference} />
      <ReferenceField source="pay_id" of={paymentReference} />
      <TextField source="platform_order_id" mono />
      <TextField source="reason" />
      <TextField source="remark" />
      <ReferenceField source="account_id" of={accountReference} />
      <UrlField source="pay_url" />
      <TimestampField source="gmt_pay" />
      <TimestampField source="gmt_expire" />
    </ShowGroup>
  </ShowView>
);
