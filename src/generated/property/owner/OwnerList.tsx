// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  ListView,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "../../../kit/list";
import { gender } from "../../enums";
import { roomReference } from "../room/room.reference";

export const OwnerList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="phone" source="phone" />,
      <ReferenceFilter key="room_id" source="room_id" of={roomReference} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="gender" of={gender} />
    <PhoneColumn source="phone" area="phone_area" />
    <ReferenceColumn source="room_id" of={roomReference} />
    <NumberColumn source="members" />
    <TimestampColumn source="gmt_move_in" />
    <TimestampColumn source="gmt_create" />
  </ListView>
);
