// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
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
  When,
} from "pilothouse/show";
import { OpenState, PushPlatformType } from "../../../../shared/generated/enums";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const PushPlatformShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <EnumField key="type" source="type" of={pushPlatformType} />,
      <EnumField key="platform" source="platform" of={pushVendor} />,
      <EnumField key="area_type" source="area_type" of={areaType} />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
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
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
    <ShowGroup name="mail" when={{ type: [PushPlatformType.email] }}>
      <TextField required source="smtp_addr" mono />
      <NumberField source="smtp_port" code />
      <FlagField source="ssl" />
      <TextField source="user_id" />
      <SecretField source="password" />
    </ShowGroup>
    <ShowGroup name="message">
      <When is={{ type: [PushPlatformType.text_message, PushPlatformType.voice_call] }}>
        <TextField source="app_id" mono />
        <TextField source="secret_id" mono />
        <SecretField source="secret_key" />
        <TextField source="key_id" mono />
        <SecretField source="key_secret" />
      </When>
      <When is={{ type: [PushPlatformType.text_message] }}>
        <TextField required source="sign_name" />
      </When>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
