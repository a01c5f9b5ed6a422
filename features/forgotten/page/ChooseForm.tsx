import { useState } from "react";
import { PasswordField } from "../../../src/framework/public/PasswordField";
import { SubmitButton } from "../../../src/framework/public/SubmitButton";
import { translator } from "../../../src/framework/public/words";
import type { Language } from "../../../src/framework/wire/contract";
import type { ProvenCode } from "./calls";
import { FormAlert } from "./FormAlert";
import { refusedField, type FormProblem } from "./Trouble";
import { useRecoveryForm } from "./useRecoveryForm";
import { words } from "./words";

interface ChooseFormProps {
  readonly language: Language;
  readonly proven: ProvenCode;
  onDone(): void;
  onAgain(why: FormProblem): void;
}

const LEAST = 8;

/** Asks for the new password. */
export const ChooseForm = ({ language, proven, onDone, onAgain }: ChooseFormProps) => {
  const say = words(language);
  const [values, setValues] = useState({ password: "", again: "" });
  const form = useRecoveryForm({
    check: () => {
      if ([...values.password].length < LEAST) return refusedField("password", () => say("recovery.passwordMissing"));
      return values.password === values.again ? null : refusedField("again", () => say("recovery.differ"));
    },
    send: async ({ setPassword }) => {
      await setPassword(proven, values.password);
      onDone();
    },
    refused: (why) => why.isOver && onAgain(why),
  });
  return (
    <form {...form.form}>
      <h1>{say("recovery.newTitle")}</h1>
      <p className="lead">{say("recovery.newLead", { account: proven.account })}</p>
      {/* Tells the browser's password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={proven.account} readOnly hidden />
      {(["password", "again"] as const).map((field) => (
        <PasswordField
          key={field}
          name={field}
          isNew
          label={say(field === "password" ? "recovery.password" : "recovery.repeated")}
          {...(field === "password" ? { hint: say("recovery.passwordHint") } : {})}
          value={values[field]}
          problem={form.problem(field)}
          t={translator(language)}
          onChange={(value) => {
            setValues((before) => ({ ...before, [field]: value }));
            form.change(field);
          }}
        />
      ))}
      <FormAlert text={form.alert} />
      <SubmitButton busy={form.isBusy}>{say(form.isBusy ? "recovery.saving" : "recovery.save")}</SubmitButton>
    </form>
  );
};
