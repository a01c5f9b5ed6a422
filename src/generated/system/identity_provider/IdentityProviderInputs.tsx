// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  FlagInput,
  InputGroup,
  ListInput,
  ReferenceInput,
  SecretInput,
  TextInput,
  UrlInput,
  WriteLock,
} from "pilothouse/form";
import { openState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { roleReference } from "../role/role.reference";

export const IdentityProviderInputs = () => (
  <>
    <InputGroup name="provider">
      <TextInput source="name" required max={64} />
      <ReferenceInput source="comp_id" required immutable of={companyReference} tree />
      <EnumInput source="state" required of={openState} />
      <UrlInput source="issuer" required />
      <TextInput source="client_id" required max={256} mono />
      <SecretInput source="client_secret" max={512} />
      <TextInput source="scopes" required max={256} mono />
    </InputGroup>
    <InputGroup name="entry">
      <TextInput source="code" required max={64} />
      <WriteLock by="above">
        <TextInput source="domains" max={1024} lines={3} />
      </WriteLock>
    </InputGroup>
    <InputGroup name="accounts">
      <TextInput source="user_claim" required max={128} mono />
      <TextInput source="roles_claim" required max={128} mono />
      <ListInput source="roles" title="value">
        <TextInput source="roles.value" required max={256} />
        <ReferenceInput source="roles.role_id" required of={roleReference} pick="rela" />
      </ListInput>
      <ReferenceInput source="role_id" of={roleReference} pick="rela" />
      <FlagInput source="makes" />
      <FlagInput source="exclusive" />
      <FlagInput source="factor" />
    </InputGroup>
  </>
);
