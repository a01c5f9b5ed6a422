// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  PhoneInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
} from "pilothouse/form";
import { ReviewState } from "../../../../shared/generated/enums";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerInputs = () => (
  <>
    <InputGroup name="person">
      <TextInput source="name" required max={64} />
      <EnumInput source="gender" of={gender} />
      <PhoneInput source="phone" required area="phone_area" />
      <TextInput source="id_card" mono />
      <IntegerInput source="members" min={0} />
    </InputGroup>
    <InputGroup name="home">
      <ReferenceInput source="room_id" required of={roomReference} free="owner.room_id" />
      <EnumInput
        source="review"
        of={reviewState}
        transitions={{
          [ReviewState.pending]: [ReviewState.passed, ReviewState.refused],
          [ReviewState.refused]: [ReviewState.passed],
        }}
      />
      <TimestampInput source="gmt_move_in" />
      <TextInput source="remark" max={256} lines={2} />
    </InputGroup>
  </>
);
