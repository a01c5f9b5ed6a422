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
  <ShowView
    state={<EnumField source="order_state" of={orderState} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <TextField key="iccid" source="iccid" mono />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <NumberField key="traffic" source="traffic" unit="MB" />,
    ]}
  >
    <ShowGroup name="main">
      <EnumField source="network_type" of={carrier} />
      <ReferenceField source="spec_id" of={goodsReference} />
      <NumberField source="used" unit="MB" />
      <EnumField source="month" of={stockMonth} />
      <EnumField source="pay_type" of={payType} />
      <MoneyField source="price" currencyField="fee_type" />
      <EnumField source="fee_type" of={moneyType} />
      <TimestampField source="gmt_end" ends />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
