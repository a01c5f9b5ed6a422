// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { healthState, serverStatus, serverType } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceRegistryShow = () => (
  <ShowView
    state={<EnumField source="health_state" of={healthState} />}
    facts={[
      <EnumField key="type" source="type" of={serverType} />,
      <TextField key="addr" source="addr" mono />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
      <NumberField key="weight" source="weight" />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="tags" />
      <EnumField required source="state" of={serverStatus} />
      <TextField source="id" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
