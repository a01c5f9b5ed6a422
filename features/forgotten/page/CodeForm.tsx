import { useState } from "react";
import { SubmitButton } from "../../../src/framework/public/SubmitButton";
import { TextField } from "../../../src/framework/public/TextField";
import type { Language } from "../../../src/framework/wire/contract";
import type { ProvenCode } from "./calls";
import { FormAlert } from "./FormAlert";
import { refusedField, type FormProblem } from "./Trouble";
import { useRecoveryForm } from "./useRecoveryForm";
import { words } from "./words";

interface CodeFormProps {
  readonly language: Language;
  readonly request: string;
  onProven(proven: ProvenCode): void;
  /** Called when another code must be requested. `why` is null if the person wants another code. */
  onAgain(why: FormProblem | null): void;
}

/** Asks for the code that was sent. The text is the same if no code was sent. */
export const CodeForm = ({ language, request, onProven, onAgain }: CodeFormProps) => {
  const say = words(language);
  const [code, setCode] = useState("");
  const form = useRecoveryForm({
    check: () => (code.trim() === "" ? refusedField("code", () => say("recovery.codeMissing")) : null),
    send: async ({ proveCode }) => onProven(await proveCode(request, code.trim())),
    refused: (why) => why.isOver && onAgain(why),
  });
  return (
    <form {...form.form}>
      <h1>{say("recovery.codeTitle")}</h1>
      <p className="lead">{say("recovery.codeLead")}</p>
      <TextField
        name="code"
        label={say("recovery.code")}
        hint={say("recovery.notCome")}
        autoComplete="one-time-code"
        maxLength={16}
        value={code}
        problem={form.problem("code")}
        onChange={(value) => {
          setCode(value);
          form.change("code");
        }}
      />
      <FormAlert text={form.alert} />
      <SubmitButton busy={form.isBusy}>{say(form.isBusy ? "recovery.checking" : "recovery.next")}</SubmitButton>
      <p className="backwards">
        <button type="button" className="quiet" onClick={() => onAgain(null)}>
          {say("recovery.again")}
        </button>
      </p>
    </form>
  );
};
