// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { productReference } from "../../product/product/product.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";

export const AppDeviceList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="pk" source="pk" of={productReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <TextColumn source="name" />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="app_id" of={appReference} />
    <ReferenceColumn source="pk" of={productReference} />
    <NumberColumn source="shares" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
