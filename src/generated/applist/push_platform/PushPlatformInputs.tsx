// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  FlagInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  SecretInput,
  TextInput,
  When,
} from "pilothouse/form";
import { PushPlatformType } from "../../../../shared/generated/enums";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const PushPlatformInputs = () => (
  <>
    <InputGroup name="platform">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={pushPlatformType} />
      <EnumInput source="platform" required of={pushVendor} />
      <EnumInput source="area_type" required of={areaType} />
      <ReferenceInput source="zone" of={zoneReference} />
      <ReferenceInput source="comp_id" of={companyReference} tree />
      <EnumInput source="state" required of={openState} />
    </InputGroup>
    <InputGroup name="mail" when={{ type: [PushPlatformType.email] }}>
      <TextInput source="smtp_addr" required max={128} mono />
      <IntegerInput source="smtp_port" min={0} max={65535} />
      <FlagInput source="ssl" />
      <TextInput source="user_id" max={128} />
      <SecretInput source="password" max={128} />
    </InputGroup>
    <InputGroup name="message">
      <When is={{ type: [PushPlatformType.text_message, PushPlatformType.voice_call] }}>
        <TextInput source="app_id" max={64} mono />
        <TextInput source="secret_id" max={128} mono />
        <SecretInput source="secret_key" max={256} />
        <TextInput source="key_id" max={128} mono />
        <SecretInput source="key_secret" max={256} />
      </When>
      <When is={{ type: [PushPlatformType.text_message] }}>
        <TextInput source="sign_name" required max={64} />
      </When>
    </InputGroup>
  </>
);
