// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { appType } from "../../enums";
import { appConfigReference } from "../../operate/app_config/appConfig.reference";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentAppReference } from "../../operate/payment_app/paymentApp.reference";
import { shopGoodsReference } from "../../operate/shop_goods/shopGoods.reference";
import { appDetailReference } from "../app_detail/appDetail.reference";
import { appResourceReference } from "../app_resource/appResource.reference";
import { appUrlReference } from "../app_url/appUrl.reference";
import { appVersionReference } from "../app_version/appVersion.reference";

export const AppShow = () => (
  <ShowView
    related={[
      <RelatedList key="app_detail app_id" of={appDetailReference} target="app_id" source="id" />,
      <RelatedList key="app_resource master_id" of={appResourceReference} target="master_id" source="id" />,
      <RelatedList key="app_version app_id" of={appVersionReference} target="app_id" source="id" />,
      <RelatedList key="app_url app_id" of={appUrlReference} target="app_id" source="id" />,
      <RelatedList key="payment_app app_id" of={paymentAppReference} target="app_id" source="id" />,
      <RelatedList key="shop_goods app_id" of={shopGoodsReference} target="app_id" source="id" />,
      <RelatedList key="app_config app_id" of={appConfigReference} target="app_id" source="id" />,
    ]}
  >
    <ShowGroup name="basics">
      <TextField source="name" />
      <TextField source="id" />
      <EnumField source="type" of={appType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="cloud_id" of={cloudPlatformReference} />
      <TimestampField source="gmt_expire" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="packages">
      <TextField source="package_name_ios" mono />
      <TextField source="app_key_ios" mono />
      <TextField source="package_name_android" mono />
      <TextField source="app_key_android" mono />
    </ShowGroup>
  </ShowView>
);
