// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { emailLinkType, openState, sys } from "../../enums";

export const EmailInfoShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <EnumField required source="sys" of={sys} />
      <EnumField required source="link_type" of={emailLinkType} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
