// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { carrier, moneyType, orderState, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const IotOrderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    sums={[<MoneyColumn key="price" label="iot_order.sums.price" source="price" currencyField="fee_type" />]}
    filters={[
      <TextFilter key="order_id" source="order_id" />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <TextFilter key="iccid" source="iccid" />,
      <EnumFilter key="network_type" source="network_type" of={carrier} />,
      <EnumFilter key="order_state" source="order_state" of={orderState} />,
      <EnumFilter key="pay_type" source="pay_type" of={payType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="order_id" />
    <ReferenceColumn source="uid" of={deviceReference} />
    <TextColumn source="iccid" mono />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <NumberColumn source="traffic" unit="MB" />
    <NumberColumn source="used" unit="MB" />
    <MoneyColumn keep source="price" currencyField="fee_type" />
    <EnumColumn keep source="order_state" of={orderState} />
    <TimestampColumn keep source="gmt_create" />
    <EnumColumn extra source="network_type" of={carrier} />
    <ReferenceColumn extra source="spec_id" of={goodsReference} />
    <EnumColumn extra source="month" of={stockMonth} />
    <EnumColumn extra source="pay_type" of={payType} />
    <EnumColumn extra source="fee_type" of={moneyType} />
    <TimestampColumn extra source="gmt_end" ends />
  </ListView>
);
