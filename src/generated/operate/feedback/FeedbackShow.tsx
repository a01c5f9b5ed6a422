// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { FeedbackState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { feedbackState, feedbackType } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";
import { accountReference } from "../account/account.reference";
import { feedbackDetailReference } from "../feedback_detail/feedbackDetail.reference";
import { feedbackNoteReference } from "../feedback_note/feedbackNote.reference";

export const FeedbackShow = () => (
  <ShowView
    state={<EnumField required source="state" of={feedbackState} />}
    facts={[
      <EnumField key="type" source="type" of={feedbackType} />,
      <ReferenceField key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <ReferenceField key="uid" source="uid" of={deviceReference} />,
      <ReferenceField key="account_id" source="account_id" of={accountReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={feedbackState}
        transitions={{
          [FeedbackState.pending]: [FeedbackState.processing, FeedbackState.resolved],
          [FeedbackState.processing]: [FeedbackState.resolved],
          [FeedbackState.resolved]: [FeedbackState.processing],
        }}
      />,
    ]}
    related={[
      <RelatedList key="feedback_detail title_id" of={feedbackDetailReference} target="title_id" source="id" />,
      <RelatedList
        key="feedback_note feedback_id"
        of={feedbackNoteReference}
        target="feedback_id"
        source="id"
        needs="extensions"
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="remark" lines={3} />
      <TextField source="id" />
      <TextField source="title" />
      <TextField source="contact" />
      <TimestampField source="gmt_create" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
