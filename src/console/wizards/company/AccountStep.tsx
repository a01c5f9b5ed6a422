import { useWatch } from "react-hook-form";
import { userScope } from "../../../generated/enums";
import { account } from "../../../generated/operate/account";
import { roleReference } from "../../../generated/system/role/role.reference";
import { EmailInput, EnumInput, FlagInput, ReferenceInput, SecretInput, TextInput } from "pilothouse/form";
import { ResourceScreen } from "pilothouse/resource";
import { EmailField, EnumField, FlagField, ReferenceField, TextField } from "pilothouse/show";

export const AccountStep = () => {
  const wanted: unknown = useWatch({ name: "first_account" });
  return (
    <>
      <div style={{ gridColumn: "1 / -1" }}>
        <FlagInput source="first_account" />
      </div>
      {wanted === 1 && (
        <ResourceScreen resource={account}>
          <TextInput source="user_id" required max={64} />
          <SecretInput source="user_password" required min={8} max={64} />
          <TextInput source="user_name" required max={64} />
          <EmailInput source="user_email" />
          <ReferenceInput source="role_id" required of={roleReference} pick="rela" />
          <EnumInput source="scope" required of={userScope} />
        </ResourceScreen>
      )}
    </>
  );
};

export const AccountReview = () => {
  const wanted: unknown = useWatch({ name: "first_account" });
  if (wanted !== 1) return <FlagField source="first_account" />;
  return (
    <ResourceScreen resource={account}>
      <TextField source="user_id" mono />
      <TextField source="user_name" />
      <EmailField source="user_email" />
      <ReferenceField source="role_id" of={roleReference} />
      <EnumField source="scope" of={userScope} />
    </ResourceScreen>
  );
};
