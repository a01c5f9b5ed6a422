// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ImageColumn,
  LeadColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { linkType, nodeType, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";
import { productReference } from "./product.reference";

export const ProductList = () => (
  <ListView
    sort={{ field: "create_time", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="pk" source="pk" />,
      <ReferenceFilter key="category" source="category" of={productCategoryReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="node_type" source="node_type" of={nodeType} />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <TextFilter key="oem" source="oem" />,
      <DateRangeFilter key="create_time" source="create_time" />,
    ]}
  >
    <TextColumn source="name" />
    <ImageColumn source="img" />
    <TextColumn source="pk" />
    <ReferenceColumn source="category" of={productCategoryReference} />
    <EnumColumn source="node_type" of={nodeType} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="oem" />
    <TimestampColumn source="create_time" />
    <EnumColumn extra="product" source="sys" of={sys} />
    <EnumColumn extra="production" source="link_type" of={linkType} />
    <LeadColumn
      extra="production"
      source="link_id"
      by="link_type"
      to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
    />
    <TextColumn extra="production" source="batch_id" mono />
    <TextColumn extra="production" source="remark" lines={3} />
    <TimestampColumn extra="record" source="update_time" />
  </ListView>
);
