// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const BuildingList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="community_id" source="community_id" of={communityReference} />,
      <EnumFilter key="type" source="type" of={buildingType} />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="community_id" of={communityReference} />
    <EnumColumn source="type" of={buildingType} />
    <NumberColumn source="floors" />
    <NumberColumn source="sort" />
    <TextColumn source="remark" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
