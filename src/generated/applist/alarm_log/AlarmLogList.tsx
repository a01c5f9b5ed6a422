// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumInput, NumberField, ReferenceInput } from "pilothouse/ask";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  FlagFilter,
  ImageColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { AlarmType } from "../../../../shared/generated/enums";
import { alarmType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";
import { appReference } from "../app/app.reference";
import { alarmLogCalls } from "./alarmLog.calls";

export const AlarmLogList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    refresh={60}
    filters={[
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <EnumFilter key="type" source="type" of={alarmType} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <FlagFilter key="read" source="read" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <CallButton
        key="raise"
        call={alarmLogCalls.raise}
        icon="alarm"
        ask={[
          <ReferenceInput key="uid" source="uid" required of={deviceReference} />,
          <EnumInput key="type" source="type" required of={alarmType} />,
        ]}
        start={{ type: AlarmType.motion }}
        answer={[<NumberField key="pushed" source="pushed" />]}
      />,
    ]}
  >
    <ReferenceColumn source="uid" of={deviceReference} />
    <EnumColumn keep source="type" of={alarmType} />
    <ImageColumn source="img" />
    <ReferenceColumn source="app_id" of={appReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <FlagColumn source="read" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
