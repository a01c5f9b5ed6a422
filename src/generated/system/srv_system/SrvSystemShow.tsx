// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { DeployState } from "../../../../shared/generated/enums";
import { deployState, sys } from "../../enums";

export const SrvSystemShow = () => (
  <ShowView
    state={<EnumField required source="state" of={deployState} />}
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
    <ShowGroup name="main">
      <EnumField required source="sys" of={sys} />
      <TextField source="domain" mono />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
