// Generated from resources/operate/feedback_bot.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "../../../kit/actions";
import {
  CountColumn,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "../../../kit/list";
import { language, openState } from "../../enums";

export const FeedbackBotList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <EnumFilter key="lang" source="lang" of={language} />,
      <TextFilter key="name" source="name" />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
    rowActions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <EnumColumn source="lang" of={language} />
    <TextColumn source="name" />
    <FlagColumn source="main_lang" />
    <TextColumn source="work_time" />
    <CountColumn source="welcomes" />
    <TextColumn source="staff_msg" lines={3} />
    <EnumColumn source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
  </ListView>
);
