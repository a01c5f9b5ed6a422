// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, TextInput } from "../../../kit/form";
import { feedbackState } from "../../enums";

export const FeedbackInputs = () => (
  <InputGroup name="main">
    <EnumInput source="state" required of={feedbackState} />
    <TextInput source="remark" max={500} lines={3} />
  </InputGroup>
);
