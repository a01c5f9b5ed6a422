// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
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
import { ReviewState } from "../../../../shared/generated/enums";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerShow = () => (
  <ShowView
    state={<EnumField source="review" of={reviewState} />}
    facts={[
      <ReferenceField key="room_id" source="room_id" of={roomReference} />,
      <PhoneField key="phone" source="phone" area="phone_area" />,
      <NumberField key="members" source="members" />,
      <TimestampField key="gmt_move_in" source="gmt_move_in" />,
    ]}
    actions={[
      <TransitionButtons
        key="review"
        source="review"
        of={reviewState}
        transitions={{
          [ReviewState.pending]: [ReviewState.passed, ReviewState.refused],
          [ReviewState.refused]: [ReviewState.passed],
        }}
      />,
    ]}
  >
    <ShowGroup name="person">
      <TextField required source="name" />
      <EnumField source="gender" of={gender} />
      <TextField source="id_card" mono />
    </ShowGroup>
    <ShowGroup name="home">
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
