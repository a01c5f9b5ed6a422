// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, JsonField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { notifyType, openState } from "../../enums";

export const SysnotifyUserShow = () => (
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
      <TextField required source="name" />
      <EnumField required source="type" of={notifyType} />
      <TextField required source="link_id" />
      <JsonField source="link_param" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
