import { useWatch } from "react-hook-form";
import { userScope } from "../../../generated/enums";
import { account as accountResource } from "../../../generated/operate/account";
import type { Account } from "../../../generated/operate/account/account.schema";
import { roleReference } from "../../../generated/system/role/role.reference";
import { EmailInput, EnumInput, FlagInput, ReferenceInput, SecretInput, TextInput } from "pilothouse/form";
import { ResourceScreen } from "pilothouse/resource";
import { fieldOf } from "pilothouse/wire";
import { EmailField, EnumField, FlagField, ReferenceField, TextField } from "pilothouse/show";
import type { CompanyValues } from "./companyWizard";

const field = fieldOf<CompanyValues>();
const account = fieldOf<Account>();

export const AccountStep = () => {
  const wanted: unknown = useWatch({ name: field("first_account") });
  return (
    <>
      <div style={{ gridColumn: "1 / -1" }}>
        <FlagInput source={field("first_account")} />
      </div>
      {wanted === 1 && (
        <ResourceScreen resource={accountResource}>
          <TextInput source={account("user_id")} required max={64} />
          <SecretInput source={account("user_password")} required min={8} max={64} />
          <TextInput source={account("user_name")} required max={64} />
          <EmailInput source={account("user_email")} />
          <ReferenceInput source={account("role_id")} required of={roleReference} pick="rela" />
          <EnumInput source={account("scope")} required of={userScope} />
        </ResourceScreen>
      )}
    </>
  );
};

export const AccountReview = () => {
  const wanted: unknown = useWatch({ name: field("first_account") });
  if (wanted !== 1) return <FlagField source={field("first_account")} />;
  return (
    <ResourceScreen resource={accountResource}>
      <TextField source={account("user_id")} mono />
      <TextField source={account("user_name")} />
      <EmailField source={account("user_email")} />
      <ReferenceField source={account("role_id")} of={roleReference} />
      <EnumField source={account("scope")} of={userScope} />
    </ResourceScreen>
  );
};
