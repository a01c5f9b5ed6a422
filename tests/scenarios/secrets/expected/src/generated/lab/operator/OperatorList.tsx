// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { EmailColumn, ListView, NumberColumn, PhoneColumn, TextColumn } from "pilothouse/list";

export const OperatorList = () => (
  <ListView sort={{ field: "user_id", order: "ASC" }}>
    <TextColumn source="user_id" />
    <EmailColumn source="user_email" />
    <PhoneColumn source="user_phone" area="user_phone_area" />
    <NumberColumn source="comp_id" />
  </ListView>
);
