// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FlagField,
  ImageField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { alarmType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";

export const AlarmLogShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="uid" of={deviceReference} />
      <EnumField source="type" of={alarmType} />
      <ImageField source="img" />
      <ReferenceField source="app_id" of={appReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <ReferenceField source="zone" of={zoneReference} />
      <FlagField source="read" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
