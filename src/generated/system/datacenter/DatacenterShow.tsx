// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FlagField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const DatacenterShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={deployState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="datacenter">
      <TextField source="name" />
      <EnumField source="sys" of={sys} />
      <ReferenceField source="zone" of={zoneReference} />
      <EnumField source="state" of={deployState} />
      <FlagField source="deploy_open" />
    </ShowGroup>
    <ShowGroup name="hosts">
      <TextField source="ips" mono lines={3} />
      <TextField source="domain_prefix" mono />
      <TextField source="domain" mono />
      <TextField source="host" mono />
      <TextField source="h5_host" mono />
      <TextField source="cdn_host" mono />
      <NumberField source="port" code />
      <NumberField source="ssl_port" code />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
