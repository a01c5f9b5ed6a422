import { type KeyboardEvent, useState } from "react";
import { TextField } from "./TextField";
import type { Translate } from "./words";

interface PasswordFieldProps {
  readonly value: string;
  readonly problem: string | null;
  readonly t: Translate;
  readonly onChange: (value: string) => void;
}

const EYE =
  "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z";
const STRIKE = " M4 20 20 4";

/** A password that can be looked at, and that says when Caps Lock is on. */
export const PasswordField = ({ value, problem, t, onChange }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.("CapsLock") ?? false);
  const label = t(shown ? "sign_in.hide_password" : "sign_in.show_password");
  return (
    <TextField
      name="password"
      label={t("sign_in.password")}
      type={shown ? "text" : "password"}
      autoComplete="current-password"
      value={value}
      problem={problem}
      hint={capsLock ? t("sign_in.caps_lock") : null}
      onChange={onChange}
      onKey={look}
    >
      <button type="button" className="icon" aria-label={label} title={label} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={shown ? EYE + STRIKE : EYE} />
        </svg>
      </button>
    </TextField>
  );
};
