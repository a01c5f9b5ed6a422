// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  PhoneField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "../../../kit/show";
import { gender } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="gender" of={gender} />
      <PhoneField source="phone" area="phone_area" />
      <TextField source="id_card" mono />
      <ReferenceField source="room_id" of={roomReference} />
      <NumberField source="members" />
      <TimestampField source="gmt_move_in" />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
