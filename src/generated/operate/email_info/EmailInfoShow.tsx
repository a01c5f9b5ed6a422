// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EmailField, EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { emailLinkType, openState, sys } from "../../enums";

export const EmailInfoShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="main">
      <EnumField source="sys" of={sys} />
      <EmailField source="link" />
      <EnumField source="link_type" of={emailLinkType} />
      <EnumField source="state" of={openState} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
