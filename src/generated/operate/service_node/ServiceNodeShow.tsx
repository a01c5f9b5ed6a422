// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { ServiceState } from "../../../../shared/generated/enums";
import { healthState, serviceName, serviceState, sys, warningState } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceNodeShow = () => (
  <ShowView
    state={<EnumField required source="pub_state" of={serviceState} />}
    facts={[
      <EnumField key="service" source="service" of={serviceName} />,
      <TextField key="ip" source="ip" mono />,
      <EnumField key="sys" source="sys" of={sys} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
    ]}
    actions={[
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
    <ShowGroup name="main">
      <TextField source="region" />
      <TextField source="id" />
      <EnumField source="health_state" of={healthState} />
      <EnumField source="warning_state" of={warningState} />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
