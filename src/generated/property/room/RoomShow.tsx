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
    state={<EnumField required source="state" of={roomState} />}
    facts={[
      <ReferenceField key="floor_id" source="floor_id" of={floorReference} />,
      <NumberField key="area" source="area" unit="m²" />,
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
    ]}
    related={[<RelatedList key="owner room_id" of={ownerReference} target="room_id" source="id" needs="extensions" />]}
  >
    <ShowGroup name="main">
      <TextField source="remark" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
