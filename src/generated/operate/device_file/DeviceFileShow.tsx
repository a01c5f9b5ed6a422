// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FileField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { dataFileType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const DeviceFileShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <EnumField required source="type" of={dataFileType} />
      <ReferenceField required source="comp_id" of={companyReference} />
      <FileField required source="url" />
      <TextField source="id" />
      <NumberField source="size" unit="B" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
