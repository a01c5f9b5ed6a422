import { type KeyboardEvent, useState } from "react";
import { TextField } from "./TextField";
import type { Translate } from "./words";

interface PasswordFieldProps {
  /** Default: the password of the sign-in. */
  readonly name?: string;
  readonly label?: string;
  readonly isNew?: boolean;
  readonly hint?: string;
  readonly value: string;
  readonly problem: string | null;
  readonly t: Translate;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/** A password that can be shown, with a warning while Caps Lock is on. */
export const PasswordField = ({
  name = "password",
  label,
  isNew = false,
  hint,
  value,
  problem,
  t,
  onChange,
  ...rest
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.("CapsLock") ?? false);
  const eye = t(shown ? "sign_in.hide_password" : "sign_in.show_password");
  return (
    <TextField
      name={name}
      label={label ?? t("sign_in.password")}
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      value={value}
      problem={problem}
      hint={capsLock ? t("sign_in.caps_lock") : (hint ?? null)}
      onChange={onChange}
      onKey={look}
      {...rest}
    >
      <button
        type="button"
        className={shown ? "icon eye struck" : "icon eye"}
        aria-label={eye}
        title={eye}
        onClick={() => setShown(!shown)}
      />
    </TextField>
  );
};
