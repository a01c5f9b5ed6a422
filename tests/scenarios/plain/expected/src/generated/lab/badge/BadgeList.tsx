// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import {
  CallFilter,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  KindColumn,
  KindFilter,
  ListView,
  MoneyColumn,
  NumberColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { publishState } from "../../enums";

export const BadgeList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="state" source="state" of={publishState} />,
      <KindFilter key="worn_by" source="worn_by" />,
      <CallFilter key="made_by" source="made_by" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <NumberColumn source="rank" />
    <EnumColumn keep source="state" of={publishState} />
    <FlagColumn source="public" />
    <MoneyColumn source="price" currency="usd" />
    <KindColumn source="worn_by" />
    <TextColumn source="made_by" />
    <TimestampColumn source="gmt_end" ends />
    <TextColumn extra source="id" />
    <TimestampColumn extra source="gmt_create" />
  </ListView>
);
