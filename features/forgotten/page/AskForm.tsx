import { useEffect, useState } from "react";
import { CaptchaField } from "../../../src/framework/public/CaptchaField";
import { readTyped } from "../../../src/framework/public/drawnForm";
import { platformSignIn } from "../../../src/framework/public/platformSignIn";
import { SubmitButton } from "../../../src/framework/public/SubmitButton";
import { TextField } from "../../../src/framework/public/TextField";
import { usePicture, verifyIdOf } from "../../../src/framework/public/usePicture";
import { whenIdle } from "../../../src/framework/public/whenIdle";
import { translator } from "../../../src/framework/public/words";
import type { Language } from "../../../src/framework/wire/contract";
import { FormAlert } from "./FormAlert";
import { refusedField, type FormProblem } from "./Trouble";
import { loadRecovery, useRecoveryForm } from "./useRecoveryForm";
import { words } from "./words";

interface AskFormProps {
  readonly language: Language;
  readonly account: string;
  /** The reason why another code must be requested. */
  readonly reason: FormProblem | null;
  onAsked(request: string, account: string): void;
}

/** Asks for the account whose password is forgotten. */
export const AskForm = ({ language, account: known, reason, onAsked }: AskFormProps) => {
  const [t, say] = [translator(language), words(language)];
  const [account, setAccount] = useState(() => readTyped("account") ?? known);
  const [letters, setLetters] = useState("");
  // A prerendered page does not know whether the platform requires a picture.
  const [isPictured, setPictured] = useState(true);
  useEffect(() => setPictured(platformSignIn.isPictured()), []);
  const [picture, refresh] = usePicture(platformSignIn.picture, isPictured && platformSignIn.isPictured());
  useEffect(() => whenIdle(() => loadRecovery().catch(() => null)), []);

  const form = useRecoveryForm({
    check: () => {
      if (account.trim() === "") return refusedField("account", () => say("recovery.accountMissing"));
      return isPictured && letters.trim() === "" ? refusedField("code", () => t("invalid.code")) : null;
    },
    send: async ({ requestCode }) => {
      const whose = account.trim();
      onAsked(await requestCode({ account: whose, verifyId: verifyIdOf(picture), code: letters.trim() }), whose);
    },
    refused: () => {
      setLetters("");
      if (isPictured) refresh();
    },
  });

  return (
    <form {...form.form}>
      <h1>{say("recovery.title")}</h1>
      <p className="lead">{say("recovery.lead")}</p>
      <TextField
        name="account"
        label={say("recovery.account")}
        autoComplete="username"
        value={account}
        problem={form.problem("account")}
        onChange={(value) => {
          setAccount(value);
          form.change("account");
        }}
      />
      {isPictured && (
        <CaptchaField
          picture={picture}
          value={letters}
          problem={form.problem("code")}
          t={t}
          onChange={(value) => {
            setLetters(value);
            form.change("code");
          }}
          onRefresh={refresh}
        />
      )}
      <FormAlert text={form.alert ?? (form.isBusy ? null : (reason?.said() ?? null))} />
      <SubmitButton busy={form.isBusy}>{say(form.isBusy ? "recovery.sending" : "recovery.send")}</SubmitButton>
      <p className="backwards">
        <a href={`/login${globalThis.location.search}`}>{say("recovery.back")}</a>
      </p>
    </form>
  );
};
