// Generated from resources/lab/badge.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, IntegerInput, MoneyInput, TextInput, TimestampInput } from "pilothouse/form";
import { publishState } from "../../enums";

export const BadgeInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <IntegerInput source="rank" min={0} max={9} />
    <EnumInput source="state" of={publishState} />
    <FlagInput source="public" />
    <MoneyInput source="price" currency="usd" />
    <TextInput source="worn_by" max={64} />
    <TextInput source="made_by" max={64} />
    <TimestampInput source="gmt_end" />
  </InputGroup>
);
