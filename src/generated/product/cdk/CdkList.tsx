// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { cdkState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { deviceReference } from "../device/device.reference";

export const CdkList = () => (
  <ListView
    sort={{ field: "gmt_expire", order: "DESC" }}
    filters={[
      <TextFilter key="cdk" source="cdk" />,
      <ReferenceFilter key="batch_id" source="batch_id" of={cdkOrderReference} />,
      <ReferenceFilter key="spec_id" source="spec_id" of={goodsReference} />,
      <EnumFilter key="state" source="state" of={cdkState} />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_use" source="gmt_use" />,
      <DateRangeFilter key="gmt_expire" source="gmt_expire" />,
    ]}
  >
    <TextColumn source="cdk" />
    <ReferenceColumn source="batch_id" of={cdkOrderReference} />
    <ReferenceColumn source="spec_id" of={goodsReference} />
    <EnumColumn keep source="state" of={cdkState} />
    <ReferenceColumn source="uid" of={deviceReference} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_use" />
    <TimestampColumn source="gmt_expire" ends />
  </ListView>
);
