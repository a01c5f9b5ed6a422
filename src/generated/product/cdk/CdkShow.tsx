// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TimestampField } from "pilothouse/show";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { cdkState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { cdkOrderReference } from "../../vas/cdk_order/cdkOrder.reference";
import { deviceReference } from "../device/device.reference";

export const CdkShow = () => (
  <ShowView
    state={<EnumField source="state" of={cdkState} />}
    facts={[
      <ReferenceField key="spec_id" source="spec_id" of={goodsReference} />,
      <ReferenceField key="batch_id" source="batch_id" of={cdkOrderReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_expire" source="gmt_expire" ends />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="user_id" of={appUserReference} />
      <TimestampField source="gmt_use" />
    </ShowGroup>
  </ShowView>
);
