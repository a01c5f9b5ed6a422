import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { BoxInput } from "./BoxInput";
import { isSame } from "../resource/changedFields";
import { drawSecret } from "./drawSecret";
import { useFormMemory } from "./formContext";
import { Icon } from "../ui/icons";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

export interface SecretInputProps extends InputProps {
  readonly min?: number;
  readonly max?: number;
  /** Offers to draw one; not where the present one is asked for. */
  readonly draws?: boolean;
}

/** Masked. What is stored is never shown: an Edit starts empty, and left empty it keeps what is stored. */
export const SecretInput = ({ min = 0, max = 64, required = false, draws = true, ...props }: SecretInputProps) => {
  const { mode, secrets } = useFormMemory();
  const keeps = mode === "edit";
  const field = useFormField({ ...props, required: required && !keeps });
  const translate = useTranslate();
  const { formState } = useFormContext();
  const [shown, setShown] = useState(false);
  const stored: unknown = get(formState.defaultValues, field.name);
  const value = keeps && isSame(field.value, stored) ? "" : textOf(field.value);
  const { name } = field;
  useEffect(() => {
    secrets.add(name);
    return () => void secrets.delete(name);
  }, [secrets, name]);

  const type = (text: string) => field.change(text === "" && keeps ? (stored ?? "") : text);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={type}
      note={keeps && !field.disabled && value === "" ? translate("form.secretKept") : undefined}
      html={{
        autoComplete: "new-password",
        spellCheck: "false",
        placeholder: keeps ? "••••••••" : undefined,
      }}
      box={{ type: shown ? "text" : "password", className: "mono" }}
      end={
        <InputAdornment position="end">
          {value !== "" && (
            <Tooltip title={translate(shown ? "form.hide" : "form.reveal")}>
              <IconButton size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
                <Icon name={shown ? "eye_off" : "eye"} />
              </IconButton>
            </Tooltip>
          )}
          {draws && !field.disabled && (
            <Tooltip title={translate("form.generate")}>
              <IconButton
                size="small"
                edge="end"
                onClick={() => {
                  type(drawSecret(Math.min(max, Math.max(min, 20))));
                  setShown(true);
                }}
              >
                <Icon name="sync" />
              </IconButton>
            </Tooltip>
          )}
        </InputAdornment>
      }
    />
  );
};
