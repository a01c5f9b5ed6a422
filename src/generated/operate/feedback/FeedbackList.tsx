// Generated from resources/operate/feedback.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "../../../kit/actions";
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
} from "../../../kit/list";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { feedbackState, feedbackType } from "../../enums";
import { deviceReference } from "../../product/device/device.reference";

export const FeedbackList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <EnumFilter key="type" source="type" of={feedbackType} />,
      <EnumFilter key="state" source="state" of={feedbackState} />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="uid" source="uid" of={deviceReference} />,
      <TextFilter key="contact" source="contact" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons key="state" source="state" of={feedbackState} transitions={{ 1: [2, 3], 2: [3], 3: [2] }} />,
    ]}
  >
    <TextColumn source="title" />
    <EnumColumn source="type" of={feedbackType} />
    <EnumColumn source="state" of={feedbackState} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="app_id" of={appReference} />
    <TextColumn source="contact" />
    <TimestampColumn source="gmt_create" />
    <TimestampColumn source="gmt_update" />
  </ListView>
);
