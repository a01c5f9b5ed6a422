// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  MoneyField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TimestampField,
} from "pilothouse/show";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { lifecycleDays, moneyType, orderState, orderType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";

export const CloudOrderShow = () => (
  <ShowView
    state={<EnumField source="order_state" of={orderState} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <ReferenceField key="spec_id" source="spec_id" of={goodsReference} />,
      <NumberField key="month" source="month" />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="app_id" of={appReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <EnumField source="lifecycle" of={lifecycleDays} />
      <EnumField source="type" of={orderType} />
      <EnumField source="pay_type" of={payType} />
      <MoneyField source="price" currencyField="fee_type" />
      <EnumField source="fee_type" of={moneyType} />
      <ReferenceField source="zone" of={zoneReference} />
      <TimestampField source="gmt_begin" />
      <TimestampField source="gmt_end" ends />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
