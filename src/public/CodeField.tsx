import type { SignInForm } from "./useSignIn";
import { TextField } from "./TextField";
import type { Translate } from "./words";

interface CodeFieldProps {
  readonly form: SignInForm;
  readonly problem: string | null;
  readonly t: Translate;
}

/** The characters of a picture; pressing the picture asks for another one. */
export const CodeField = ({ form, problem, t }: CodeFieldProps) => {
  const { picture } = form;
  const missing = picture === "missing";
  return (
    <div className="code">
      <TextField
        name="code"
        label={t("sign_in.code")}
        autoComplete="off"
        maxLength={8}
        value={form.values.code}
        problem={problem}
        hint={missing ? t("sign_in.code_missing") : null}
        onChange={(value) => form.change("code", value)}
      />
      <button
        type="button"
        className="picture"
        aria-label={t("sign_in.code_refresh")}
        title={t("sign_in.code_refresh")}
        onClick={form.refresh}
      >
        {picture && !missing ? <img src={picture.image} alt={t("sign_in.code_picture")} /> : null}
        {missing ? <span aria-hidden="true">↻</span> : null}
      </button>
    </div>
  );
};
