// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { OrderState } from "../../../../shared/generated/enums";
import { moneyType, orderState, payPurpose, payType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderCalls } from "./payOrder.calls";

export const PayOrderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    sums={[<MoneyColumn key="money" label="pay_order.sums.money" source="money" currencyField="money_type" />]}
    filters={[
      <TextFilter key="pay_order_id" source="pay_order_id" />,
      <EnumFilter key="purpose" source="purpose" of={payPurpose} />,
      <EnumFilter key="state" source="state" of={orderState} />,
      <EnumFilter key="money_type" source="money_type" of={moneyType} />,
      <EnumFilter key="pay_type" source="pay_type" of={payType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <CallButton
        key="cancel"
        call={payOrderCalls.cancel}
        icon="close"
        confirm
        when={{ state: [OrderState.unpaid, OrderState.failed] }}
      />,
    ]}
  >
    <TextColumn source="pay_order_id" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn source="purpose" of={payPurpose} />
    <ReferenceColumn source="order_id" of={orderReference} />
    <MoneyColumn keep source="money" currencyField="money_type" />
    <EnumColumn keep source="state" of={orderState} />
    <EnumColumn source="pay_type" of={payType} />
    <TimestampColumn source="gmt_pay" />
    <TimestampColumn keep source="gmt_create" />
    <EnumColumn extra source="money_type" of={moneyType} />
    <ReferenceColumn extra source="pay_id" of={paymentReference} />
    <TextColumn extra source="platform_order_id" mono />
    <TextColumn extra source="reason" />
    <TextColumn extra source="remark" />
    <ReferenceColumn extra source="account_id" of={accountReference} />
    <UrlColumn extra source="pay_url" />
    <TimestampColumn extra source="gmt_expire" />
  </ListView>
);
