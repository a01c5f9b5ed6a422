// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { logLevel, logModule } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../../product/device/device.reference";

export const DeviceLogShow = () => (
  <ShowView state={<EnumField source="level" of={logLevel} />}>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <EnumField source="module" of={logModule} />
      <TextField source="ver" mono />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
