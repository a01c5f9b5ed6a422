// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceField, ShowGroup, ShowView, TimestampField } from "pilothouse/show";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";
import { cdkOrderReference } from "../cdk_order/cdkOrder.reference";

export const CdkUseShow = () => (
  <ShowView without={["history"]}>
    <ShowGroup name="main">
      <ReferenceField source="batch_id" of={cdkOrderReference} />
      <ReferenceField source="spec_id" of={goodsReference} />
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_use" />
    </ShowGroup>
  </ShowView>
);
