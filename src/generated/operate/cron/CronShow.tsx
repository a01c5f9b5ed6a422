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
import { OpenState } from "../../../../shared/generated/enums";
import { cronTask, cronType, openState, runResult } from "../../enums";
import { cronCalls } from "./cron.calls";

export const CronShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <CronField key="spec" source="spec" />,
      <TimestampField key="gmt_next" source="gmt_next" />,
      <EnumField key="result" source="result" of={runResult} />,
      <TimestampField key="gmt_run" source="gmt_run" />,
    ]}
    actions={[
      <CallButton key="run" call={cronCalls.run} icon="play" confirm when={{ state: [OpenState.enabled] }} />,
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="task">
      <EnumField required source="type" of={cronType} />
    </ShowGroup>
    <ShowGroup name="schedule">
      <AttributesField source="param">
        <EnumField source="param.task" of={cronTask} />
        <NumberField source="param.days" unit="d" />
      </AttributesField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <NumberField source="affected" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
