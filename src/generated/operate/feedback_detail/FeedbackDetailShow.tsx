// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, FileField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { feedbackSender } from "../../enums";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackDetailShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField required source="title_id" of={feedbackReference} />
      <TextField required source="content" lines={4} />
      <FileField source="attach" />
      <TextField source="id" />
      <EnumField source="sender" of={feedbackSender} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
