// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import {
  EnumField,
  EnumInput,
  IntegerInput,
  MoneyField,
  NumberField,
  ReferenceInput,
  TextField,
  TextInput,
  UrlField,
} from "pilothouse/ask";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  LeadColumn,
  ListView,
  MoneyColumn,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { MoneyState, MoneyType, OrderRefundState, OrderState, PayType } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyState, moneyType, orderRefundState, orderState, orderType, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkReference } from "../../product/cdk/cdk.reference";
import { deviceReference } from "../../product/device/device.reference";
import { refundReference } from "../../product/refund/refund.reference";
import { moneyFlowReference } from "../../user/money_flow/moneyFlow.reference";
import { orderCalls } from "./order.calls";

export const OrderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    sums={[<MoneyColumn key="price" label="order.sums.price" source="price" currencyField="fee_type" />]}
    views={[
      { name: "refund_waiting", when: { money_state: [MoneyState.refund_waiting] }, count: "act" },
      { name: "unpaid", when: { money_state: [MoneyState.unpaid] }, count: "all" },
      { name: "this_month", during: { gmt_create: "this_month" }, count: "all" },
      {
        name: "failed",
        when: { money_state: [MoneyState.failed] },
        columns: ["order_id", "user_id", "comp_id", "price", "pay_type", "gmt_create"],
        count: "all",
      },
    ]}
    filters={[
      <TextFilter key="order_id" source="order_id" />,
      <EnumFilter key="type" source="type" of={orderType} />,
      <EnumFilter key="order_state" source="order_state" of={orderState} />,
      <EnumFilter key="money_state" source="money_state" of={moneyState} />,
      <ReferenceFilter key="spec_id" source="spec_id" of={goodsReference} />,
      <EnumFilter key="fee_type" source="fee_type" of={moneyType} />,
      <EnumFilter key="pay_type" source="pay_type" of={payType} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <TextFilter key="pay_order_id" source="pay_order_id" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <ReferenceFilter key="seller_id" source="seller_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <CallButton
        key="pay"
        call={orderCalls.pay}
        icon="add"
        ask={[
          <ReferenceInput key="app_id" source="app_id" of={appReference} />,
          <ReferenceInput key="user_id" source="user_id" of={appUserReference} />,
          <ReferenceInput key="uid" source="uid" of={deviceReference} />,
          <ReferenceInput key="spec_id" source="spec_id" required of={goodsReference} pick="offered" />,
          <IntegerInput key="buy_num" source="buy_num" min={1} />,
          <IntegerInput key="count" source="count" min={1} max={1000} />,
          <EnumInput key="pay_type" source="pay_type" required of={payType} />,
          <EnumInput key="fee_type" source="fee_type" required of={moneyType} />,
        ]}
        start={{ buy_num: 1, count: 1, pay_type: PayType.company, fee_type: MoneyType.rmb }}
        quote={{
          call: orderCalls.quote,
          fields: [
            <MoneyField key="total" source="total" currencyField="fee_type" />,
            <MoneyField key="balance" source="balance" currencyField="fee_type" />,
            <MoneyField key="after" source="after" currencyField="fee_type" />,
            <MoneyField key="short" source="short" currencyField="fee_type" />,
            <NumberField key="stock" source="stock" />,
            <NumberField key="limit" source="limit" />,
          ],
          formula: [
            <MoneyField key="unit" source="unit" currencyField="fee_type" />,
            <EnumField key="term" source="term" of={stockMonth} />,
            <NumberField key="quantity" source="quantity" />,
            <NumberField key="months" source="months" unit="months" />,
          ],
          sends: ["price"],
          fills: { buy_num: "months", count: "quantity" },
          short: {
            field: "short",
            amount: [<MoneyField key="short" source="short" currencyField="fee_type" />],
            to: moneyFlowReference.path,
          },
        }}
        amount={{ field: "total", amount: [<MoneyField key="total" source="total" currencyField="fee_type" />] }}
        answer={[
          <TextField key="order_id" source="order_id" />,
          <UrlField key="pay_url" source="pay_url" />,
          <EnumField key="order_state" source="order_state" of={orderState} />,
        ]}
      />,
    ]}
    rowActions={[
      <CallButton
        key="collect"
        call={orderCalls.collect}
        icon="card"
        confirm
        when={{ order_state: [OrderState.unpaid, OrderState.failed] }}
        amount={{ field: "price", amount: [<MoneyField key="price" source="price" currencyField="fee_type" />] }}
        otherwise={
          <CallButton
            key="cancel"
            call={orderCalls.cancel}
            icon="close"
            confirm
            danger
            when={{ order_state: [OrderState.unpaid, OrderState.failed] }}
          />
        }
        answer={[
          <UrlField key="pay_url" source="pay_url" />,
          <EnumField key="order_state" source="order_state" of={orderState} />,
        ]}
      />,
      <CallButton
        key="cancel"
        call={orderCalls.cancel}
        icon="close"
        confirm
        danger
        when={{ order_state: [OrderState.unpaid, OrderState.failed] }}
      />,
      <CallButton
        key="deliver"
        call={orderCalls.deliver}
        icon="check"
        when={{ order_state: [OrderState.paid] }}
        ask={[<ReferenceInput key="uid" source="uid" of={deviceReference} />]}
      />,
      <CallButton
        key="refund"
        call={orderCalls.refund}
        icon="refund"
        confirm
        when={{ order_state: [OrderState.paid, OrderState.successful], refund_state: [OrderRefundState.not_refunded] }}
        ask={[<TextInput key="refund_reason" source="refund_reason" max={256} lines={3} />]}
        amount={{ field: "price", amount: [<MoneyField key="price" source="price" currencyField="fee_type" />] }}
        opens={{ of: refundReference, target: "order_id", source: "order_id" }}
      />,
    ]}
  >
    <TextColumn source="order_id" />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferenceColumn second={<EnumColumn source="type" of={orderType} />} source="spec_id" of={goodsReference} />
    <MoneyColumn keep source="price" currencyField="fee_type" />
    <EnumColumn keep source="money_state" of={moneyState} />
    <EnumColumn source="pay_type" of={payType} />
    <TimestampColumn keep source="gmt_create" />
    <ReferenceColumn extra source="uid" of={deviceReference} />
    <EnumColumn extra source="type" of={orderType} />
    <ReferenceColumn extra source="app_id" of={appReference} />
    <NumberColumn extra="order" source="buy_num" />
    <NumberColumn extra="order" source="count" />
    <ReferenceColumn extra="order" source="seller_id" of={companyReference} />
    <EnumColumn extra="payment" source="fee_type" of={moneyType} />
    <TextColumn extra="payment" source="pay_order_id" mono />
    <TextColumn extra="payment" source="platform_order_id" mono />
    <TimestampColumn extra="payment" source="gmt_pay" />
    <TimestampColumn extra="payment" source="gmt_delivered" />
    <LeadColumn extra="buyer" source="link_id" by="pay_type" to={{ 5: cdkReference }} />
    <EnumColumn extra="refund" source="order_state" of={orderState} />
    <EnumColumn extra="refund" source="refund_state" of={orderRefundState} />
    <TextColumn extra="refund" source="refund_reason" lines={3} />
  </ListView>
);
