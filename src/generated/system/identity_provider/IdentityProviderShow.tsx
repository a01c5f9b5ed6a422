// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FlagField,
  ListField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { openState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { roleReference } from "../role/role.reference";

export const IdentityProviderShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TextField key="code" source="code" />,
      <UrlField key="issuer" source="issuer" />,
      <FlagField key="makes" source="makes" />,
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
    <ShowGroup name="provider">
      <TextField required source="client_id" mono />
      <SecretField source="client_secret" />
      <TextField required source="scopes" mono />
    </ShowGroup>
    <ShowGroup name="entry">
      <TextField source="domains" lines={3} />
    </ShowGroup>
    <ShowGroup name="accounts">
      <TextField required source="user_claim" mono />
      <TextField required source="roles_claim" mono />
      <ListField source="roles" title="value">
        <TextField source="roles.value" />
        <ReferenceField source="roles.role_id" of={roleReference} />
      </ListField>
      <ReferenceField source="role_id" of={roleReference} />
      <FlagField source="exclusive" />
      <FlagField source="factor" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
