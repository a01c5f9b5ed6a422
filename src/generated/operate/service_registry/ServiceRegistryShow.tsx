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
  <ShowView>
    <ShowGroup name="main">
      <NumberField source="weight" />
      <TextField source="tags" />
      <EnumField source="state" of={serverStatus} />
      <TextField source="id" />
      <TextField source="name" />
      <EnumField source="type" of={serverType} />
      <TextField source="addr" mono />
      <ReferenceField source="zone" of={zoneReference} />
      <EnumField source="health_state" of={healthState} />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);
