// The common part of the forms of this page: each sends one request at a time, and shows a refusal at its field.
import { type FormEvent, useRef, useState } from "react";
import { loadOverNetwork, loadSending } from "../../../src/framework/public/loadSending";
import { translator } from "../../../src/framework/public/words";
import * as language from "../../../src/framework/wire/language";
import type { RecoveryField, FormProblem } from "./Trouble";

type Sending = typeof import("./sendRecovery");

export const loadRecovery = (): Promise<Sending> =>
  loadOverNetwork(async () => {
    // This also loads the code that transforms passwords.
    await loadSending();
    return import("./sendRecovery");
  });

const unreached: FormProblem = { said: () => translator(language.get())("failed.network") };

interface Form {
  /** The reason why the form cannot be sent. Null if it can be sent. */
  readonly check: () => FormProblem | null;
  readonly send: (part: Sending) => Promise<void>;
  /** Called after a refusal. */
  readonly refused?: (trouble: FormProblem) => void;
}

export const useRecoveryForm = ({ check, send, refused }: Form) => {
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FormProblem | null>(null);

  const show = (found: FormProblem): void => {
    setTrouble(found);
    if (found.field) element.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const found = check();
    if (found !== null) return show(found);
    setTrouble(null);
    setBusy(true);
    const part = await loadRecovery().catch(() => null);
    try {
      if (part === null) show(unreached);
      else await send(part);
    } catch (error) {
      const why = part?.explainRefusal(error) ?? unreached;
      if (why !== unreached) refused?.(why);
      show(why);
    } finally {
      setBusy(false);
    }
  };

  return {
    form: { ref: element, className: "form", noValidate: true, onSubmit, "aria-busy": isBusy },
    isBusy,
    /** The problem of a field, or of the form as a whole. */
    problem: (field: RecoveryField): string | null => (trouble?.field === field ? trouble.said() : null),
    alert: trouble !== null && trouble.field === undefined ? trouble.said() : null,
    change: (field: RecoveryField) => {
      if (trouble?.field === field) setTrouble(null);
    },
  };
};
