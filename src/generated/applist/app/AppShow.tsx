// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumInput, TextInput } from "pilothouse/ask";
import {
  EnumField,
  FlagField,
  ImageField,
  ListField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { Language } from "../../../../shared/generated/enums";
import { appType, imageType, language } from "../../enums";
import { appConfigReference } from "../../operate/app_config/appConfig.reference";
import { cloudPlatformReference } from "../../operate/cloud_platform/cloudPlatform.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentAppReference } from "../../operate/payment_app/paymentApp.reference";
import { shopGoodsReference } from "../../operate/shop_goods/shopGoods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { appDetailReference } from "../app_detail/appDetail.reference";
import { appResourceReference } from "../app_resource/appResource.reference";
import { appUrlReference } from "../app_url/appUrl.reference";
import { appVersionReference } from "../app_version/appVersion.reference";
import { appCalls } from "./app.calls";

export const AppShow = () => (
  <ShowView
    facts={[
      <EnumField key="type" source="type" of={appType} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_expire" source="gmt_expire" ends />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <CallButton
        key="bootstrap"
        call={appCalls.bootstrap}
        icon="eye"
        reads
        ask={[
          <TextInput key="ver" source="ver" max={32} />,
          <EnumInput key="lang" source="lang" required of={language} />,
          <TextInput key="area" source="area" max={64} />,
        ]}
        start={{ lang: Language.en }}
        answer={[
          <ReferenceField key="zone" source="zone" of={zoneReference} />,
          <TextField key="host" source="host" mono />,
          <TextField key="h5_host" source="h5_host" mono />,
          <TextField key="cdn_host" source="cdn_host" mono />,
          <ListField key="services" source="services" title="addr">
            <TextField source="services.name" />
            <TextField source="services.addr" />
          </ListField>,
          <TextField key="new_ver" source="new_ver" mono />,
          <FlagField key="must_update" source="must_update" />,
          <TextField key="notes" source="notes" lines={4} />,
          <UrlField key="download" source="download" />,
          <ListField key="pictures" source="pictures" title="key">
            <TextField source="pictures.key" />
            <EnumField source="pictures.type" of={imageType} />
            <ImageField source="pictures.url" />
          </ListField>,
          <TextField key="bot_name" source="bot_name" />,
          <TextField key="bot_hours" source="bot_hours" />,
          <TextField key="bot_welcome" source="bot_welcome" lines={2} />,
          <NumberField key="free_days" source="free_days" />,
          <TextField key="dev_oem_prefix" source="dev_oem_prefix" />,
          <NumberField key="dev_ver_num" source="dev_ver_num" code from={1} />,
        ]}
      />,
    ]}
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
      <TextField source="id" />
      <ReferenceField source="cloud_id" of={cloudPlatformReference} />
    </ShowGroup>
    <ShowGroup name="packages">
      <TextField source="package_name_ios" mono />
      <TextField source="app_key_ios" mono />
      <TextField source="package_name_android" mono />
      <TextField source="app_key_android" mono />
    </ShowGroup>
  </ShowView>
);
