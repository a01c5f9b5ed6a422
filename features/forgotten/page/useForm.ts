// What the forms of this page share: they are sent once at a time, and say what was refused at the field that it is about.
import { type FormEvent, useRef, useState } from "react";
import { loadOverNetwork, loadSending } from "../../../src/framework/public/loadSending";
import { translator } from "../../../src/framework/public/words";
import * as language from "../../../src/framework/wire/language";
import type { Field, Trouble } from "./Trouble";

type Sending = typeof import("./sendRecovery");

export const loadRecovery = (): Promise<Sending> =>
  loadOverNetwork(async () => {
    // With it comes what passwords are transformed by.
    await loadSending();
    return import("./sendRecovery");
  });

const unreached: Trouble = { said: () => translator(language.get())("failed.network") };

interface Form {
  /** What keeps it from being sent; null for nothing. */
  readonly check: () => Trouble | null;
  readonly send: (part: Sending) => Promise<void>;
  /** Called after a refusal. */
  readonly refused?: (trouble: Trouble) => void;
}

export const useForm = ({ check, send, refused }: Form) => {
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const show = (found: Trouble): void => {
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
      const why = part?.troubleOf(error) ?? unreached;
      if (why !== unreached) refused?.(why);
      show(why);
    } finally {
      setBusy(false);
    }
  };

  return {
    form: { ref: element, className: "form", noValidate: true, onSubmit, "aria-busy": isBusy },
    isBusy,
    /** What is wrong with a field, or with none of them. */
    problem: (field: Field): string | null => (trouble?.field === field ? trouble.said() : null),
    alert: trouble !== null && trouble.field === undefined ? trouble.said() : null,
    change: (field: Field) => {
      if (trouble?.field === field) setTrouble(null);
    },
  };
};
