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
import { OpenState } from "../../../../shared/generated/enums";
import { openState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { menuReference } from "../menu/menu.reference";

export const AccessKeyShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <TextField key="prefix" source="prefix" mono />,
      <ReferenceField key="account_id" source="account_id" of={accountReference} />,
      <NumberField key="minute_limit" source="minute_limit" />,
      <TimestampField key="gmt_end" source="gmt_end" ends />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="key">
      <TimestampField source="gmt_used" />
      <TextField source="used_ip" mono />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="scopes">
      <ReferenceTreeField required source="menu_ids" of={menuReference} />
    </ShowGroup>
  </ShowView>
);
