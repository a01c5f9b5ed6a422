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
import { DeployState } from "../../../../shared/generated/enums";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const DatacenterShow = () => (
  <ShowView
    state={<EnumField required source="state" of={deployState} />}
    facts={[
      <EnumField key="sys" source="sys" of={sys} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
      <TextField key="domain_prefix" source="domain_prefix" mono />,
      <TextField key="domain" source="domain" mono />,
    ]}
    actions={[
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
    <ShowGroup name="datacenter">
      <FlagField source="deploy_open" />
    </ShowGroup>
    <ShowGroup name="hosts">
      <TextField source="ips" mono lines={3} />
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
