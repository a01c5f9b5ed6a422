// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  MoneyField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { carrier, moneyType, orderState, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const IotOrderShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <TextField source="iccid" mono />
      <EnumField source="network_type" of={carrier} />
      <ReferenceField source="spec_id" of={goodsReference} />
      <NumberField source="traffic" unit="MB" />
      <NumberField source="used" unit="MB" />
      <EnumField source="month" of={stockMonth} />
      <EnumField source="order_state" of={orderState} />
      <EnumField source="pay_type" of={payType} />
      <MoneyField source="price" currencyField="fee_type" />
      <EnumField source="fee_type" of={moneyType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_end" />
      <TextField source="order_id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
