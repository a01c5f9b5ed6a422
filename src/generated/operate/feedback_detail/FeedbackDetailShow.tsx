// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, FileField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { feedbackSender } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackDetailShow = () => (
  <ShowView
    facts={[
      <ReferenceField key="title_id" source="title_id" of={feedbackReference} />,
      <EnumField key="sender" source="sender" of={feedbackSender} />,
      <ReferenceField key="account_id" source="account_id" of={accountReference} />,
      <TextField key="content" source="content" lines={4} />,
    ]}
  >
    <ShowGroup name="main">
      <FileField source="attach" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
