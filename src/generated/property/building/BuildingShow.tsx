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
    facts={[
      <ReferenceField key="community_id" source="community_id" of={communityReference} />,
      <EnumField key="type" source="type" of={buildingType} />,
      <NumberField key="floors" source="floors" />,
      <NumberField key="sort" source="sort" />,
    ]}
    related={[
      <RelatedList key="floor building_id" of={floorReference} target="building_id" source="id" needs="extensions" />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="remark" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
