// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
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
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";
import { floorReference } from "../floor/floor.reference";

export const BuildingShow = () => (
  <ShowView
    related={[
      <RelatedList key="floor building_id" of={floorReference} target="building_id" source="id" needs="extensions" />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <ReferenceField source="community_id" of={communityReference} />
      <EnumField source="type" of={buildingType} />
      <NumberField source="floors" />
      <NumberField source="sort" />
      <TextField source="remark" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
