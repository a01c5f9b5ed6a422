// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  MoneyColumn,
  NumberColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { publishState } from "../../enums";

export const PosterList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="state" source="state" of={publishState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <NumberColumn source="rank" />
    <EnumColumn keep source="state" of={publishState} />
    <FlagColumn source="public" />
    <MoneyColumn source="price" currency="usd" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
