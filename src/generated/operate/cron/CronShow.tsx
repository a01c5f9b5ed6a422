// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "../../../kit/actions";
import { CronField, EnumField, JsonField, ShowGroup, ShowView, TextField, TimestampField } from "../../../kit/show";
import { cronType, publishState } from "../../enums";
import { cronCalls } from "./cron.calls";

export const CronShow = () => (
  <ShowView
    actions={[
      <CallButton key="run" call={cronCalls.run} icon="play" confirm />,
      <TransitionButtons key="state" source="state" of={publishState} transitions={{ 1: [2], 2: [1] }} />,
    ]}
  >
    <ShowGroup name="task">
      <TextField source="name" />
      <EnumField source="type" of={cronType} />
      <EnumField source="state" of={publishState} />
    </ShowGroup>
    <ShowGroup name="schedule">
      <CronField source="spec" />
      <JsonField source="param" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_run" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
