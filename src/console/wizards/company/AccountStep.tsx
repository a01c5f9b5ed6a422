import { useWatch } from "react-hook-form";
import { userScope } from "../../../generated/enums";
import { account } from "../../../generated/operate/account";
import { roleReference } from "../../../generated/system/role/role.reference";
import { EmailInput, EnumInput, FlagInput, ReferenceInput, SecretInput, TextInput } from "pilothouse/form";
import { ResourceScreen } from "pilothouse/resource";
import { fieldOf } from "pilothouse/wire";
import { EmailField, EnumField, FlagField, ReferenceField, TextField } from "pilothouse/show";
import type { CompanyValues } from "./companyWizard";

const field = fieldOf<CompanyValues>();

export const AccountStep = () => {
  const wanted: unknown = useWatch({ name: field("first_account") });
  return (
    <>
      <div style={{ gridColumn: "1 / -1" }}>
        <FlagInput source={field("first_account")} />
      </div>
      {wanted === 1 && (
        <ResourceScreen resource={account}>
          <TextInput source={field("user_id")} required max={64} />
          <SecretInput source={field("user_password")} required min={8} max={64} />
          <TextInput source={field("user_name")} required max={64} />
          <EmailInput source={field("user_email")} />
          <ReferenceInput source={field("role_id")} required of={roleReference} pick="rela" />
          <EnumInput source={field("scope")} required of={userScope} />
        </ResourceScreen>
      )}
    </>
  );
};

export const AccountReview = () => {
  const wanted: unknown = useWatch({ name: field("first_account") });
  if (wanted !== 1) return <FlagField source={field("first_account")} />;
  return (
    <ResourceScreen resource={account}>
      <TextField source={field("user_id")} mono />
      <TextField source={field("user_name")} />
      <EmailField source={field("user_email")} />
      <ReferenceField source={field("role_id")} of={roleReference} />
      <EnumField source={field("scope")} of={userScope} />
    </ResourceScreen>
  );
};
