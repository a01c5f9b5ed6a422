// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, FlagField, ListField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { language, openState } from "../../enums";

export const FeedbackBotShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="main">
      <EnumField source="lang" of={language} />
      <TextField source="name" />
      <FlagField source="main_lang" />
      <TextField source="work_time" />
      <ListField source="welcomes" title="text">
        <TextField source="welcomes.text" lines={2} />
      </ListField>
      <TextField source="staff_msg" lines={3} />
      <EnumField source="state" of={openState} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
