// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumColumn, EnumFilter, ListView, TextColumn, TextFilter, TimestampColumn } from "pilothouse/list";
import { DeployState } from "../../../../shared/generated/enums";
import { deployState, sys } from "../../enums";

export const SrvSystemList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="state" source="state" of={deployState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={deployState}
        transitions={{
          [DeployState.deployed]: [DeployState.not_deployed],
          [DeployState.not_deployed]: [DeployState.deployed],
        }}
      />,
    ]}
  >
    <EnumColumn source="sys" of={sys} />
    <TextColumn source="name" />
    <TextColumn source="domain" mono />
    <EnumColumn keep source="state" of={deployState} />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
