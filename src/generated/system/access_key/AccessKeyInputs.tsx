// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  TreeChecksInput,
} from "pilothouse/form";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const AccessKeyInputs = () => (
  <>
    <InputGroup name="key">
      <TextInput source="name" required max={64} />
      <ReferenceInput source="account_id" immutable of={accountReference} />
      <EnumInput source="state" required of={openState} />
      <TimestampInput source="gmt_end" />
      <IntegerInput source="minute_limit" required min={1} max={10000} />
    </InputGroup>
    <InputGroup name="scopes">
      <TreeChecksInput source="menu_ids" required of={menuReference} pick="held" />
    </InputGroup>
  </>
);
