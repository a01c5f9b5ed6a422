// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
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
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyType, orderState, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const LiveOrderList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="order_id" source="order_id" />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="order_state" source="order_state" of={orderState} />,
      <EnumFilter key="pay_type" source="pay_type" of={payType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_end" source="gmt_end" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="order_id" />
    <ReferenceColumn source="uid" of={deviceReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferenceColumn source="spec_id" of={goodsReference} />
    <NumberColumn source="viewers" />
    <MoneyColumn keep source="price" currencyField="fee_type" />
    <EnumColumn keep source="order_state" of={orderState} />
    <TimestampColumn source="gmt_end" ends />
    <TimestampColumn keep source="gmt_create" />
    <ReferenceColumn extra source="app_id" of={appReference} />
    <ReferenceColumn extra source="user_id" of={appUserReference} />
    <EnumColumn extra source="pay_type" of={payType} />
    <EnumColumn extra source="fee_type" of={moneyType} />
    <TimestampColumn extra source="gmt_begin" />
  </ListView>
);
