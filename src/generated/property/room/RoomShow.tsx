// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { roomState } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { floorReference } from "../floor/floor.reference";
import { ownerReference } from "../owner/owner.reference";

export const RoomShow = () => (
  <ShowView
    related={[<RelatedList key="owner room_id" of={ownerReference} target="room_id" source="id" needs="extensions" />]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <ReferenceField source="floor_id" of={floorReference} />
      <NumberField source="area" unit="m²" />
      <EnumField source="state" of={roomState} />
      <ReferenceField source="uid" of={deviceReference} />
      <TextField source="remark" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
