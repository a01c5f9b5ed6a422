// Generated from resources/product/license.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { licenseState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";

export const LicenseShow = () => (
  <ShowView state={<EnumField source="state" of={licenseState} />}>
    <ShowGroup name="main">
      <TextField source="grant_mac" mono />
      <ReferenceField source="uid" of={deviceReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_grant" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
