// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import {
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { buildingReference } from "../building/building.reference";

export const FloorList = () => (
  <ListView
    sort={{ field: "number", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="building_id" source="building_id" of={buildingReference} />,
    ]}
  >
    <TextColumn source="name" />
    <NumberColumn source="number" />
    <ReferenceColumn source="building_id" of={buildingReference} />
    <TextColumn source="remark" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
