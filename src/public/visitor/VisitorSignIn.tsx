import { type FormEvent, useRef, useState } from "react";
import type { Language } from "../../wire/contract";
import { typed } from "../drawn";
import { PasswordField } from "../PasswordField";
import { saidOf } from "../saidOf";
import { SubmitButton } from "../SubmitButton";
import { TextField } from "../TextField";
import { translator } from "../words";
import { signInVisitor, type Visitor } from "./visitor";
import { ownWord, words } from "./words";

interface VisitorSignInProps {
  readonly language: Language;
  readonly appKey: string;
  /** A session ended under the person. */
  readonly ended: boolean;
  readonly onEnter: (visitor: Visitor) => void;
}

/** The account of a client app, on a page that somebody else may have sent the person to. */
export const VisitorSignIn = ({ language, appKey, ended, onEnter }: VisitorSignInProps) => {
  const t = translator(language);
  const w = words(language);
  const [account, setAccount] = useState(() => typed("account") ?? "");
  const [password, setPassword] = useState(() => typed("password") ?? "");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  const focus = (name: string) => element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const empty = [account.trim() === "" ? "account" : "", password === "" ? "password" : ""].filter(Boolean);
    setMissing(empty);
    setFailure(null);
    if (empty[0]) return focus(empty[0]);
    isSending.current = true;
    setBusy(true);
    try {
      onEnter(await signInVisitor(account.trim(), password, appKey));
    } catch (error) {
      setFailure(error);
      setBusy(false);
      focus("password");
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form ref={element} className="visitor" noValidate onSubmit={submit} aria-busy={busy}>
      <p className="step">{ended ? w("failed.401") : w("sign_in")}</p>
      <TextField
        name="account"
        label={w("account")}
        autoComplete="username"
        value={account}
        problem={missing.includes("account") ? t("invalid.account") : null}
        onChange={setAccount}
      />
      <PasswordField
        value={password}
        problem={missing.includes("password") ? t("invalid.password") : null}
        t={t}
        onChange={setPassword}
      />
      <div role="alert" className="alert" hidden={failure === null}>
        {failure === null ? null : saidOf(failure, t, ownWord(language))}
      </div>
      <SubmitButton busy={busy}>{w(busy ? "busy" : "continue")}</SubmitButton>
    </form>
  );
};
