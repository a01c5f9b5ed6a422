// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";

export const RoomList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="floor_id" source="floor_id" of={floorReference} />,
      <EnumFilter key="state" source="state" of={roomState} />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn keep source="floor_id" of={floorReference} />
    <NumberColumn source="area" unit="m²" />
    <EnumColumn keep source="state" of={roomState} />
    <ReferenceColumn source="uid" of={deviceReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="remark" />
    <TextColumn extra source="id" />
  </ListView>
);
