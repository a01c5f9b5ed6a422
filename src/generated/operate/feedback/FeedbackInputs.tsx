// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { FeedbackState } from "../../../../shared/generated/enums";
import { feedbackState } from "../../enums";
import { accountReference } from "../account/account.reference";

export const FeedbackInputs = () => (
  <InputGroup name="main">
    <EnumInput
      source="state"
      required
      of={feedbackState}
      transitions={{
        [FeedbackState.pending]: [FeedbackState.processing, FeedbackState.resolved],
        [FeedbackState.processing]: [FeedbackState.resolved],
        [FeedbackState.resolved]: [FeedbackState.processing],
      }}
    />
    <ReferenceInput source="account_id" of={accountReference} />
    <TextInput source="remark" max={500} lines={3} />
  </InputGroup>
);
