// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import {
  CallField,
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
  <ShowView
    state={<EnumField source="state" of={publishState} />}
    facts={[
      <NumberField key="rank" source="rank" />,
      <FlagField key="public" source="public" />,
      <MoneyField key="price" source="price" currency="usd" />,
      <KindField key="worn_by" source="worn_by" />,
    ]}
  >
    <ShowGroup name="main">
      <CallField source="made_by" />
      <TimestampField source="gmt_end" ends />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
