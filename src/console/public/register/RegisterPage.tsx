import { type FormEvent, lazy, Suspense, useRef } from "react";
import { CaptchaField, PasswordField, SubmitButton, TextField, translator } from "pilothouse/public";
import { loadChunk } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import { useRegister } from "./useRegister";
import { PHONE_AREAS, type RegistrationField, REGISTRATION_FIELDS } from "./values";
import { words } from "./words";

// This part is loaded together with the code that sends the form.
const Registered = lazy(() =>
  loadChunk(() => import("./RegistrationDone")).then((part) => ({ default: part.RegistrationDone })),
);

const COMPLETE = { company: "organization", name: "name", account: "username", email: "email" } as const;

export { loadRegisterWords as loadWords } from "./words";

/** Registers a company with its first account. */
export const Page = ({ language }: { readonly language: Language }) => {
  const t = translator(language);
  const w = words(language);
  const form = useRegister();
  const element = useRef<HTMLFormElement>(null);
  const { values, problems, change, judge, isBusy, registered } = form;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await form.submit();
    if (field) element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const said = (field: RegistrationField): string | null => problems[field]?.(language) ?? null;
  const text = (field: keyof typeof COMPLETE, hint: string | null = null) => (
    <TextField
      name={field}
      label={w(field)}
      hint={hint}
      type={field === "email" ? "email" : "text"}
      autoComplete={COMPLETE[field]}
      value={values[field]}
      problem={said(field)}
      onChange={(value) => change(field, value)}
      onLeave={() => judge(field)}
    />
  );

  if (registered !== null)
    return (
      <Suspense>
        <Registered language={language} values={values} menus={registered.menus} />
      </Suspense>
    );

  return (
    <form ref={element} className="form" noValidate onSubmit={submit} aria-busy={isBusy}>
      <h1>{w("title")}</h1>
      <p className="lead">{w("lead")}</p>
      {text("company")}
      {text("name")}
      {text("account", w("account_hint"))}
      {text("email")}
      <TextField
        name="phone"
        type="tel"
        label={w("phone")}
        autoComplete="tel-national"
        maxLength={24}
        value={values.phone}
        problem={said("phone")}
        onChange={(value) => change("phone", value)}
        onLeave={() => judge("phone")}
        before={
          <select
            className="area"
            name="area"
            aria-label={w("area")}
            value={values.area}
            onChange={(event) => change("area", event.target.value)}
          >
            {PHONE_AREAS.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </select>
        }
      />
      {(["password", "again"] as const).map((field) => (
        <PasswordField
          key={field}
          name={field}
          isNew
          label={w(field)}
          {...(field === "password" ? { hint: w("password_hint") } : {})}
          value={values[field]}
          problem={said(field)}
          t={t}
          onChange={(value) => change(field, value)}
          onLeave={() => judge(field)}
        />
      ))}
      {form.isPictured && (
        <CaptchaField
          picture={form.picture}
          value={values.code}
          problem={said("code")}
          t={t}
          onChange={(value) => change("code", value)}
          onRefresh={form.refresh}
        />
      )}
      <div role="alert" className="alert" hidden={form.failure === null}>
        {form.failure?.(language)}
      </div>
      <p className="sr" role="status">
        {REGISTRATION_FIELDS.some((field) => problems[field]) ? w("check") : ""}
      </p>
      <SubmitButton busy={isBusy}>{w(isBusy ? "busy" : "submit")}</SubmitButton>
      <p className="other">
        {w("have_account")} <a href={`/login${location.search}`}>{t("sign_in.submit")}</a>
      </p>
    </form>
  );
};
