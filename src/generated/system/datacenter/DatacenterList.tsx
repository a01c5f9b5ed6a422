// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { DeployState } from "../../../../shared/generated/enums";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const DatacenterList = () => (
  <ListView
    sort={{ field: "id", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <TextFilter key="domain_prefix" source="domain_prefix" />,
      <TextFilter key="domain" source="domain" />,
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
    <TextColumn source="name" />
    <EnumColumn source="sys" of={sys} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <TextColumn source="domain_prefix" mono />
    <TextColumn source="domain" mono />
    <NumberColumn source="port" code />
    <FlagColumn source="deploy_open" />
    <EnumColumn keep source="state" of={deployState} />
    <TextColumn extra="hosts" source="ips" mono lines={3} />
    <TextColumn extra="hosts" source="host" mono />
    <TextColumn extra="hosts" source="h5_host" mono />
    <TextColumn extra="hosts" source="cdn_host" mono />
    <NumberColumn extra="hosts" source="ssl_port" code />
    <TextColumn extra="record" source="id" />
    <TimestampColumn extra="record" source="gmt_create" />
  </ListView>
);
