// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, ListInput, TextInput, TimeRangeInput } from "pilothouse/form";
import { language, openState } from "../../enums";

export const FeedbackBotInputs = () => (
  <InputGroup name="main">
    <EnumInput source="lang" required immutable of={language} />
    <TextInput source="name" required max={32} />
    <FlagInput source="main_lang" />
    <TimeRangeInput source="work_time" required />
    <ListInput source="welcomes" title="text">
      <TextInput source="welcomes.text" required max={500} lines={2} />
    </ListInput>
    <TextInput source="staff_msg" max={500} lines={3} />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);
