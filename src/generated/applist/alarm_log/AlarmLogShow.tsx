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
  <ShowView
    picture={<ImageField source="img" />}
    state={<EnumField source="type" of={alarmType} />}
    facts={[
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
    ]}
  >
    <ShowGroup name="main">
      <FlagField source="read" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
