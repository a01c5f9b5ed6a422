// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FlagField,
  NumberField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const CloudPlatformShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="type_id" source="type_id" of={cloudVendor} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
      <TextField key="bucket" source="bucket" mono />,
      <FlagField key="live" source="live" />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="platform">
      <TextField required source="platform_id" mono />
      <EnumField required source="mode" of={cloudMode} />
      <ReferenceField source="comp_id" of={companyReference} />
      <EnumField source="sys" of={sys} />
    </ShowGroup>
    <ShowGroup name="storage">
      <TextField required source="end_point" mono />
      <NumberField source="platform_port" code />
      <TextField source="store_path" mono />
      <TextField source="app_key" mono />
      <SecretField source="app_secret" />
    </ShowGroup>
    <ShowGroup name="abilities">
      <FlagField source="support_img" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="create_time" />
    </ShowGroup>
  </ShowView>
);
