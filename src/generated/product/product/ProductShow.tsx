// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesField,
  EnumField,
  FlagField,
  ImageField,
  LeadField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { parts } from "../../../overrides/product/product/product.parts";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { linkType, nodeType, resolution, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";
import { productGoodsReference } from "../product_goods/productGoods.reference";
import { productVersionReference } from "../product_version/productVersion.reference";
import { productReference } from "./product.reference";

export const ProductShow = () => (
  <ShowView
    picture={<ImageField source="img" />}
    facts={[
      <ReferenceField
        key="category"
        second={<EnumField required source="node_type" of={nodeType} />}
        source="category"
        of={productCategoryReference}
      />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="create_time" source="create_time" />,
    ]}
    above={<parts.above />}
    related={[
      <RelatedList key="product_version pk" of={productVersionReference} target="pk" source="pk" />,
      <RelatedList key="product_goods pk" of={productGoodsReference} target="pk" source="pk" />,
      <RelatedList key="device pk" of={deviceReference} target="pk" source="pk" />,
    ]}
  >
    <ShowGroup name="product">
      <EnumField source="sys" of={sys} />
    </ShowGroup>
    <ShowGroup name="features">
      <AttributesField source="attr">
        <EnumField source="attr.resolution" of={resolution} />
        <NumberField source="attr.channels" />
        <FlagField source="attr.ptz" />
        <FlagField source="attr.talk" />
        <FlagField source="attr.night_vision" />
        <FlagField source="attr.sd_card" />
        <FlagField source="attr.cloud" />
        <FlagField source="attr.cellular" />
        <NumberField source="attr.battery" unit="mAh" />
      </AttributesField>
    </ShowGroup>
    <ShowGroup name="production">
      <TextField source="oem" />
      <EnumField source="link_type" of={linkType} />
      <LeadField
        source="link_id"
        by="link_type"
        to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
      />
      <TextField source="batch_id" mono />
      <TextField source="remark" lines={3} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="pk" />
      <TimestampField source="update_time" />
    </ShowGroup>
  </ShowView>
);
