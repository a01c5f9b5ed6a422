// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  MoneyColumn,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { publishState } from "../../enums";

export const CrateList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <EnumFilter key="state" source="state" of={publishState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="code" />
    <EnumColumn keep source="state" of={publishState} />
    <MoneyColumn source="price" currency="rmb" />
    <FlagColumn source="sealed" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
