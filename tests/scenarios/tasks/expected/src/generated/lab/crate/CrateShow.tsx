// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, FlagField, MoneyField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { publishState } from "../../enums";

export const CrateShow = () => (
  <ShowView state={<EnumField source="state" of={publishState} />}>
    <ShowGroup name="main">
      <MoneyField source="price" currency="rmb" />
      <FlagField source="sealed" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
