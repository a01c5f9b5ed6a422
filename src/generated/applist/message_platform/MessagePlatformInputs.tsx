// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FileInput, InputGroup, ReferenceInput, SecretInput, TextInput, When } from "pilothouse/form";
import { ClientType, OpenType } from "../../../../shared/generated/enums";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const MessagePlatformInputs = () => (
  <>
    <InputGroup name="platform">
      <ReferenceInput source="app_id" required of={appReference} />
      <EnumInput source="client_type" required of={clientType} />
      <TextInput source="access_id" required max={128} mono />
      <SecretInput source="access_key" max={256} />
      <SecretInput source="secret_key" max={256} />
      <FileInput source="secret_file" accept=".p8,.p12,.json,.pem" />
    </InputGroup>
    <InputGroup name="channels" when={{ client_type: [ClientType.android] }}>
      <TextInput source="xm_ch_id" max={64} mono />
      <TextInput source="oppo_ch_id" max={64} mono />
    </InputGroup>
    <InputGroup name="tap">
      <EnumInput source="open_type" of={openType} />
      <When is={{ open_type: [OpenType.page, OpenType.url] }}>
        <TextInput source="open_param" required max={256} />
      </When>
    </InputGroup>
  </>
);
