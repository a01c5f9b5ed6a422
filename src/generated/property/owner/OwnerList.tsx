// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { ReviewState } from "../../../../shared/generated/enums";
import { gender, reviewState } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="phone" source="phone" />,
      <ReferenceFilter key="room_id" source="room_id" of={roomReference} />,
      <EnumFilter key="review" source="review" of={reviewState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
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
    <TextColumn source="name" />
    <ReferenceColumn source="room_id" of={roomReference} />
    <PhoneColumn source="phone" area="phone_area" />
    <EnumColumn source="gender" of={gender} />
    <NumberColumn source="members" />
    <EnumColumn keep source="review" of={reviewState} />
    <TimestampColumn source="gmt_move_in" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="person" source="id_card" mono />
    <TextColumn extra="home" source="remark" lines={2} />
    <TextColumn extra="record" source="id" />
  </ListView>
);
