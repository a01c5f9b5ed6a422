// Generated from resources/operate/feedback_note.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { feedbackNoteType } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackNoteList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="content" source="content" />,
      <ReferenceFilter key="feedback_id" source="feedback_id" of={feedbackReference} />,
      <EnumFilter key="type" source="type" of={feedbackNoteType} />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
      <ReferenceFilter key="receiver_id" source="receiver_id" of={accountReference} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TimestampColumn source="gmt_create" />
    <EnumColumn keep source="type" of={feedbackNoteType} />
    <TextColumn source="content" lines={3} />
    <ReferenceColumn source="account_id" of={accountReference} />
    <ReferenceColumn source="receiver_id" of={accountReference} />
    <ReferenceColumn extra source="feedback_id" of={feedbackReference} />
    <TextColumn extra source="id" />
  </ListView>
);
