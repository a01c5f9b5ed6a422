// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { feedbackState } from "../../enums";
import { accountReference } from "../account/account.reference";

export const FeedbackInputs = () => (
  <InputGroup name="main">
    <EnumInput source="state" required of={feedbackState} transitions={{ 1: [2, 3], 2: [3], 3: [2] }} />
    <ReferenceInput source="account_id" of={accountReference} />
    <TextInput source="remark" max={500} lines={3} />
  </InputGroup>
);
