// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import {
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";
import { productReference } from "../../product/product/product.reference";
import { appReference } from "../app/app.reference";
import { appUserReference } from "../app_user/appUser.reference";
import { deviceBindReference } from "../device_bind/deviceBind.reference";
import { deviceShareReference } from "../device_share/deviceShare.reference";

export const AppDeviceShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <ReferenceField key="pk" source="pk" of={productReference} />,
    ]}
    related={[
      <RelatedList key="device_share uid" of={deviceShareReference} target="uid" source="uid" />,
      <RelatedList key="device_bind uid" of={deviceBindReference} target="uid" source="uid" />,
    ]}
  >
    <ShowGroup name="main">
      <NumberField source="shares" />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
