// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ReferenceTreeField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const AccessKeyShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="key">
      <TextField source="name" />
      <TextField source="prefix" mono />
      <ReferenceField source="account_id" of={accountReference} />
      <EnumField source="state" of={openState} />
      <TimestampField source="gmt_end" />
      <NumberField source="minute_limit" />
      <TimestampField source="gmt_used" />
      <TextField source="used_ip" mono />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="scopes">
      <ReferenceTreeField source="menu_ids" of={menuReference} />
    </ShowGroup>
  </ShowView>
);
