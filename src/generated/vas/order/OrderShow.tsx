// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { ReferenceInput, TextInput } from "pilothouse/ask";
import {
  EnumField,
  LeadField,
  MoneyField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { OrderRefundState, OrderState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { outboxReference } from "../../applist/outbox/outbox.reference";
import { moneyState, moneyType, orderRefundState, orderState, orderType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkReference } from "../../product/cdk/cdk.reference";
import { deviceReference } from "../../product/device/device.reference";
import { refundReference } from "../../product/refund/refund.reference";
import { payOrderReference } from "../../user/pay_order/payOrder.reference";
import { orderBindReference } from "../order_bind/orderBind.reference";
import { orderCalls } from "./order.calls";

export const OrderShow = () => (
  <ShowView
    state={<EnumField source="money_state" of={moneyState} />}
    facts={[
      <MoneyField
        key="price"
        second={<EnumField source="pay_type" of={payType} />}
        source="price"
        currencyField="fee_type"
      />,
      <ReferenceField
        key="spec_id"
        second={<EnumField source="type" of={orderType} />}
        source="spec_id"
        of={goodsReference}
      />,
      <ReferenceField
        key="user_id"
        second={<ReferenceField source="app_id" of={appReference} />}
        source="user_id"
        of={appUserReference}
      />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
    ]}
    steps={[
      {
        name: "ordered",
        when: { order_state: [OrderState.unpaid, OrderState.paid, OrderState.successful] },
        at: "gmt_create",
      },
      {
        name: "paid",
        when: { order_state: [OrderState.paid, OrderState.successful] },
        at: "gmt_pay",
        by: <EnumField source="pay_type" of={payType} />,
      },
      {
        name: "delivered",
        when: { order_state: [OrderState.successful] },
        at: "gmt_delivered",
        by: <ReferenceField source="uid" of={deviceReference} />,
      },
    ]}
    actions={[
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
    related={[
      <RelatedList
        key="pay_order order_id"
        of={payOrderReference}
        target="order_id"
        source="order_id"
        needs="extensions"
      />,
      <RelatedList key="refund order_id" of={refundReference} target="order_id" source="order_id" />,
      <RelatedList key="order_bind order_id" of={orderBindReference} target="order_id" source="order_id" />,
      <RelatedList key="outbox order_id" of={outboxReference} target="order_id" source="order_id" needs="extensions" />,
    ]}
  >
    <ShowGroup name="order">
      <NumberField source="buy_num" />
      <NumberField source="count" />
      <ReferenceField source="seller_id" of={companyReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="payment">
      <EnumField source="fee_type" of={moneyType} />
      <TextField source="pay_order_id" mono />
      <TextField source="platform_order_id" mono />
      <TimestampField source="gmt_pay" />
      <TimestampField source="gmt_delivered" />
    </ShowGroup>
    <ShowGroup name="buyer">
      <LeadField source="link_id" by="pay_type" to={{ 5: cdkReference }} />
    </ShowGroup>
    <ShowGroup
      name="refund"
      when={{ refund_state: [OrderRefundState.refunding, OrderRefundState.refunded, OrderRefundState.failed] }}
    >
      <EnumField source="order_state" of={orderState} />
      <EnumField source="refund_state" of={orderRefundState} />
      <TextField source="refund_reason" lines={3} />
    </ShowGroup>
  </ShowView>
);
