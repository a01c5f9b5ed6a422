// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";
import { cdkOrderReference } from "../cdk_order/cdkOrder.reference";

export const CdkUseList = () => (
  <ListView
    sort={{ field: "gmt_use", order: "DESC" }}
    filters={[
      <TextFilter key="cdk" source="cdk" />,
      <ReferenceFilter key="batch_id" source="batch_id" of={cdkOrderReference} />,
      <ReferenceFilter key="spec_id" source="spec_id" of={goodsReference} />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_use" source="gmt_use" />,
    ]}
  >
    <TextColumn source="cdk" />
    <ReferenceColumn source="batch_id" of={cdkOrderReference} />
    <ReferenceColumn source="spec_id" of={goodsReference} />
    <ReferenceColumn source="uid" of={deviceReference} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_use" />
  </ListView>
);
