// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { feedbackNoteType } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackNoteShow = () => (
  <ShowView state={<EnumField source="type" of={feedbackNoteType} />}>
    <ShowGroup name="main">
      <ReferenceField required source="feedback_id" of={feedbackReference} />
      <TextField required source="content" lines={3} />
      <TextField source="id" />
      <ReferenceField source="account_id" of={accountReference} />
      <ReferenceField source="receiver_id" of={accountReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
