// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  FlagField,
  KindField,
  MoneyField,
  NumberField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { publishState } from "../../enums";

export const BadgeShow = () => (
  <ShowView state={<EnumField source="state" of={publishState} />}>
    <ShowGroup name="main">
      <NumberField source="rank" />
      <FlagField source="public" />
      <MoneyField source="price" currency="usd" />
      <KindField source="worn_by" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
