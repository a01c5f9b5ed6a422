// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  FlagInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  SecretInput,
  TextInput,
} from "pilothouse/form";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const CloudPlatformInputs = () => (
  <>
    <InputGroup name="platform">
      <TextInput source="platform_name" required max={64} />
      <TextInput source="platform_id" required max={64} mono />
      <EnumInput source="type_id" required of={cloudVendor} />
      <EnumInput source="mode" required of={cloudMode} />
      <ReferenceInput source="zone" required of={zoneReference} />
      <ReferenceInput source="comp_id" of={companyReference} tree />
      <EnumInput source="sys" of={sys} />
      <EnumInput source="state" required of={openState} />
    </InputGroup>
    <InputGroup name="storage">
      <TextInput source="end_point" required max={128} mono />
      <IntegerInput source="platform_port" min={0} max={65535} />
      <TextInput source="bucket" required max={64} mono />
      <TextInput source="store_path" max={128} mono />
      <TextInput source="app_key" max={128} mono />
      <SecretInput source="app_secret" max={256} />
    </InputGroup>
    <InputGroup name="abilities">
      <FlagInput source="live" />
      <FlagInput source="support_img" />
    </InputGroup>
  </>
);
