// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, FlagField, ListField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { language, openState } from "../../enums";

export const FeedbackBotShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="lang" source="lang" of={language} />,
      <FlagField key="main_lang" source="main_lang" />,
      <TextField key="work_time" source="work_time" />,
      <ListField key="welcomes" source="welcomes" title="text">
        <TextField source="welcomes.text" lines={2} />
      </ListField>,
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
    <ShowGroup name="main">
      <TextField source="staff_msg" lines={3} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
