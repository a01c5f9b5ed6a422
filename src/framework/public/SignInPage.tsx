import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { config } from "../wire/config";
import { CaptchaField } from "./CaptchaField";
import { LazyWaitCountdown } from "./LazyWaitCountdown";
import { loadSending } from "./loadSending";
import { PasswordField } from "./PasswordField";
import type { SignInField, SignInPort } from "./SignInPort";
import { SubmitButton } from "./SubmitButton";
import { TextField } from "./TextField";
import { useSignIn } from "./useSignIn";
import type { SignInText } from "./signInWords";

type Sending = Awaited<ReturnType<typeof loadSending>>;

interface SignInPageProps {
  readonly port: SignInPort;
  readonly t: SignInText;
  /** Whether the page is shown because a session has expired. */
  readonly expired: boolean;
  readonly onSignedIn: () => Promise<void>;
  /** Drawn below the form. */
  readonly children?: ReactNode;
}

export const SignInPage = ({ port, t, expired, onSignedIn, children }: SignInPageProps) => {
  const form = useSignIn(port, onSignedIn);
  const element = useRef<HTMLFormElement>(null);
  const [other, setOther] = useState<Awaited<ReturnType<Sending["loadBelowForm"]>>>();
  useEffect(() => {
    // These parts of the form are loaded together with the code that sends it. Their space is reserved.
    if (config().given.beside)
      loadSending()
        .then((sending) => sending.loadBelowForm())
        .then(setOther, console.warn);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.busy) return;
    const field = await form.submit();
    if (field) element.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const problem = (field: SignInField) => (form.invalid.includes(field) ? t(`invalid.${field}`) : null);

  if (form.failure && "Form" in form.failure)
    return <form.failure.Form {...form} {...form.failure} t={t} onSignedIn={onSignedIn} />;
  return (
    <form ref={element} className="form" noValidate onSubmit={submit} aria-busy={form.busy}>
      <h1>{t("sign_in.title")}</h1>
      <p className="lead">
        {t(expired ? "sign_in.expired" : port.isElsewhere() ? "sign_in.elsewhere" : "sign_in.lead")}
      </p>
      {port.isElsewhere() ? null : (
        <>
          <TextField
            name="account"
            label={t("sign_in.account")}
            autoComplete="username"
            value={form.values.account}
            problem={problem("account")}
            onChange={(value) => form.change("account", value)}
          />
          <PasswordField
            value={form.values.password}
            problem={problem("password")}
            t={t}
            onChange={(value) => form.change("password", value)}
          />
          {form.picture === undefined ? null : (
            <CaptchaField
              picture={form.picture}
              value={form.values.code}
              problem={problem("code")}
              t={t}
              onChange={(value) => form.change("code", value)}
              onRefresh={form.refresh}
            />
          )}
          <div className="check">
            <label>
              <input
                type="checkbox"
                name="remember"
                checked={form.remember}
                onChange={(event) => form.setRemember(event.target.checked)}
              />
              {t("sign_in.remember")}
            </label>
            {other && <other.ForgottenPasswordLink />}
          </div>
        </>
      )}
      <div role="alert" className="alert" hidden={form.failure === null}>
        {form.failure?.reason === "wait" ? (
          <LazyWaitCountdown seconds={form.failure.seconds} cause={form.failure} onOver={form.endWait} />
        ) : null}
        {form.failure?.reason === "network" ? t("failed.network") : null}
        {form.failure?.reason === "refused" ? form.failure.said() : null}
      </div>
      <SubmitButton busy={form.busy} waits={form.waits}>
        {t(form.busy ? "sign_in.busy" : "sign_in.submit")}
      </SubmitButton>
      {children}
      {other && <other.FeaturesBesideForm setFailure={form.setFailure} />}
    </form>
  );
};
