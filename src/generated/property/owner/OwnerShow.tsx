// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { PersonButtons, TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  PhoneField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerShow = () => (
  <ShowView
    actions={[
      <TransitionButtons key="review" source="review" of={reviewState} transitions={{ 1: [2, 3], 3: [2] }} />,
      <PersonButtons key="person" />,
    ]}
  >
    <ShowGroup name="person">
      <TextField source="name" />
      <EnumField source="gender" of={gender} />
      <PhoneField source="phone" area="phone_area" />
      <TextField source="id_card" mono />
      <NumberField source="members" />
    </ShowGroup>
    <ShowGroup name="home">
      <ReferenceField source="room_id" of={roomReference} />
      <EnumField source="review" of={reviewState} />
      <TimestampField source="gmt_move_in" />
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
