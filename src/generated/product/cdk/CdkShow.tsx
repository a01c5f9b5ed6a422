// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { cdkState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { deviceReference } from "../device/device.reference";

export const CdkShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="cdk" />
      <ReferenceField source="batch_id" of={cdkOrderReference} />
      <ReferenceField source="spec_id" of={goodsReference} />
      <EnumField source="state" of={cdkState} />
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_use" />
      <TimestampField source="gmt_expire" />
    </ShowGroup>
  </ShowView>
);
