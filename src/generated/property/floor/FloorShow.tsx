// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import {
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { buildingReference } from "../building/building.reference";
import { roomReference } from "../room/room.reference";

export const FloorShow = () => (
  <ShowView
    related={[<RelatedList key="room floor_id" of={roomReference} target="floor_id" source="id" needs="extensions" />]}
  >
    <ShowGroup name="main">
      <NumberField required source="number" />
      <ReferenceField required source="building_id" of={buildingReference} />
      <TextField source="remark" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
