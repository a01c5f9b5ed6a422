// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { ServiceState } from "../../../../shared/generated/enums";
import { healthState, serviceName, serviceState, sys, warningState } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceNodeList = () => (
  <ListView
    sort={{ field: "name", order: "ASC" }}
    refresh={60}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="service" source="service" of={serviceName} />,
      <TextFilter key="ip" source="ip" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <TextFilter key="region" source="region" />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <EnumFilter key="health_state" source="health_state" of={healthState} />,
      <EnumFilter key="pub_state" source="pub_state" of={serviceState} />,
      <EnumFilter key="warning_state" source="warning_state" of={warningState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="pub_state"
        source="pub_state"
        of={serviceState}
        transitions={{
          [ServiceState.in_service]: [ServiceState.out_of_service],
          [ServiceState.out_of_service]: [ServiceState.in_service],
        }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="service" of={serviceName} />
    <TextColumn source="ip" mono />
    <EnumColumn source="sys" of={sys} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <EnumColumn source="health_state" of={healthState} />
    <EnumColumn keep source="pub_state" of={serviceState} />
    <EnumColumn source="warning_state" of={warningState} />
    <TimestampColumn source="gmt_update" />
    <TextColumn extra source="region" />
    <TextColumn extra source="id" />
  </ListView>
);
