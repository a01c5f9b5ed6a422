import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useInput, useTranslate } from "ra-core";
import { translateMessage } from "../../../src/framework/resource/message";
import type { View } from "./View";

interface RoleInputProps {
  readonly source: string;
  readonly required: boolean;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
  readonly views: readonly View[];
}

/** Sets the view with which lists open for a role, and shows the current one. */
export const RoleInput = ({ source, required, roles, views }: RoleInputProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: "" });
  const message = fieldState.error?.message;
  const former = (key: string) => views.find(({ whose, roleKey }) => whose === "role" && roleKey === key)?.name;
  const replaced = former(String(field.value));
  return (
    <TextField
      {...field}
      select
      label={translate("ui.view.role")}
      required={required}
      error={fieldState.invalid}
      helperText={
        message ? translateMessage(message, translate) : replaced && translate("ui.view.replaces", { name: replaced })
      }
      fullWidth
      margin="dense"
    >
      {roles.map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
