// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import {
  CronColumn,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { cronType, openState, runResult } from "../../enums";
import { cronCalls } from "./cron.calls";

export const CronList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={cronType} />,
      <EnumFilter key="state" source="state" of={openState} />,
      <EnumFilter key="result" source="result" of={runResult} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <CallButton key="run" call={cronCalls.run} icon="play" confirm when={{ state: [OpenState.enabled] }} />,
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <CronColumn keep source="spec" />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn keep source="gmt_next" />
    <EnumColumn keep source="result" of={runResult} />
    <TimestampColumn source="gmt_run" />
    <EnumColumn source="type" of={cronType} />
    <TextColumn extra="record" source="id" />
    <NumberColumn extra="record" source="affected" />
    <TimestampColumn extra="record" source="gmt_create" />
  </ListView>
);
