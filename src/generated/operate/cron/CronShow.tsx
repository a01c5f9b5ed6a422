// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import {
  AttributesField,
  CronField,
  EnumField,
  NumberField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { cronTask, cronType, publishState, runResult } from "../../enums";
import { cronCalls } from "./cron.calls";

export const CronShow = () => (
  <ShowView
    actions={[
      <CallButton key="run" call={cronCalls.run} icon="play" confirm when={{ state: [1] }} />,
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
      <AttributesField source="param">
        <EnumField source="param.task" of={cronTask} />
        <NumberField source="param.days" unit="d" />
      </AttributesField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_run" />
      <TimestampField source="gmt_next" />
      <EnumField source="result" of={runResult} />
      <NumberField source="affected" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
