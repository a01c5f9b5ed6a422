import InputAdornment from "@mui/material/InputAdornment";
import { useResourceContext, useTranslate } from "ra-core";
import { TextInput } from "react-admin";
import { useEffect, useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { boxProps } from "./boxProps";
import { can } from "../wire/Host";
import { useFieldPath } from "../resource/fieldPath";
import { isSameValue } from "../resource/changedFields";
import { generateSecret } from "./generateSecret";
import { useFormMemory } from "./formContext";
import { IconButton } from "../ui/IconButton";
import { textIn } from "../wire/readAnswer";
import { hidesStored, unchangedMark } from "../wire/unseen";
import { type InputProps, useField } from "./useField";

export interface SecretInputProps extends InputProps {
  readonly min?: number;
  readonly max?: number;
  /** The least number of lines of the box, for keys with several lines. */
  readonly lines?: number;
  /** Offers to generate a secret. Only for secrets that are created here. */
  readonly generate?: boolean;
  /** Whether it is the person's current password. Password managers may fill it in. */
  readonly present?: boolean;
}

const MOST_LINES = 16;
const WIDE = { gridColumn: "1 / -1" };
const noteOf = (keeps: boolean, isLost: boolean, translate: ReturnType<typeof useTranslate>): string | false =>
  keeps ? translate("form.secretKept") : isLost && translate("form.secretLost");

/**
 * A masked input. It never shows the stored value: an Edit page starts empty, and an empty input keeps the stored
 * value. If the platform would delete the stored value with the save, the input asks for it again.
 */
export const SecretInput = ({
  min = 0,
  max = 64,
  lines = 1,
  required = false,
  generate = false,
  present = false,
  ...props
}: SecretInputProps) => {
  const { mode, secrets } = useFormMemory();
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const { formState, setValue } = useFormContext();
  const { path } = useFieldPath(props.source);
  const isUnsafe = !can("merge", resource) && unchangedMark(resource, path) === undefined;
  const isLost = mode === "edit" && isUnsafe && hidesStored(get(formState.defaultValues, path));
  const keeps = mode === "edit" && !isLost;
  const field = { ...useField({ ...props, required: required && !keeps }), isSecret: true };
  const [shown, setShown] = useState(false);
  const { name } = field;
  const stored: unknown = get(formState.defaultValues, name);
  const format = (value: unknown) => (mode === "edit" && isSameValue(value, stored) ? "" : textIn(value));
  const value = format(useWatch({ name }));
  useEffect(() => {
    secrets.add(name);
    return () => void secrets.delete(name);
  }, [secrets, name]);
  const isLong = lines > 1;
  const draw = () => {
    const drawn = generateSecret(Math.min(max, Math.max(min, 20)));
    setValue(name, drawn, { shouldDirty: true, shouldValidate: true });
    setShown(true);
  };
  return (
    <TextInput
      {...boxProps(field, {
        note: !field.disabled && value === "" && noteOf(keeps, isLost, translate),
        html: {
          autoComplete: present ? "current-password" : "new-password",
          spellCheck: "false",
          placeholder: keeps ? "••••••••" : undefined,
        },
        mono: true,
        end: (
          <InputAdornment position="end">
            {value !== "" && (
              <IconButton
                icon={shown ? "eye_off" : "eye"}
                label={translate(shown ? "form.hide" : "form.reveal")}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              />
            )}
            {generate && !field.disabled && (
              <IconButton icon="sync" label={translate("form.generate")} edge="end" onClick={draw} />
            )}
          </InputAdornment>
        ),
      })}
      {...(isLong
        ? { multiline: true, minRows: lines, maxRows: MOST_LINES, sx: WIDE, className: shown ? "" : "masked" }
        : {})}
      type={shown || isLong ? "text" : "password"}
      format={format}
      parse={(text: string) => (text === "" && mode === "edit" ? (stored ?? "") : text)}
    />
  );
};
