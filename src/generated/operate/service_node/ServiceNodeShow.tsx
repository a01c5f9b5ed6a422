// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { healthState, publishState, serviceName, sys, warningState } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceNodeShow = () => (
  <ShowView
    actions={[
      <TransitionButtons key="pub_state" source="pub_state" of={publishState} transitions={{ 1: [2], 2: [1] }} />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <TextField source="ip" mono />
      <EnumField source="sys" of={sys} />
      <TextField source="region" />
      <ReferenceField source="zone" of={zoneReference} />
      <EnumField source="pub_state" of={publishState} />
      <TextField source="id" />
      <EnumField source="service" of={serviceName} />
      <EnumField source="health_state" of={healthState} />
      <EnumField source="warning_state" of={warningState} />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
