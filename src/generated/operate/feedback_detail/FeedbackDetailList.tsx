// Generated from resources/operate/feedback_detail.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { feedbackSender } from "../../enums";
import { accountReference } from "../account/account.reference";
import { feedbackReference } from "../feedback/feedback.reference";

export const FeedbackDetailList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "ASC" }}
    filters={[
      <TextFilter key="content" source="content" />,
      <ReferenceFilter key="title_id" source="title_id" of={feedbackReference} />,
      <EnumFilter key="sender" source="sender" of={feedbackSender} />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
    ]}
  >
    <ReferenceColumn source="title_id" of={feedbackReference} />
    <EnumColumn source="sender" of={feedbackSender} />
    <ReferenceColumn source="account_id" of={accountReference} />
    <TextColumn source="content" lines={4} />
    <UrlColumn source="attach" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
