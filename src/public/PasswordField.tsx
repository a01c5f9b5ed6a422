import { type KeyboardEvent, useState } from "react";
import { TextField } from "./TextField";
import type { Translate } from "./words";

interface PasswordFieldProps {
  /** The one to sign in with, unless told otherwise. */
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

const EYE =
  "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z";
const STRIKE = " M4 20 20 4";

/** A password that can be looked at, and that says when Caps Lock is on. */
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
      <button type="button" className="icon" aria-label={eye} title={eye} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={shown ? EYE + STRIKE : EYE} />
        </svg>
      </button>
    </TextField>
  );
};
