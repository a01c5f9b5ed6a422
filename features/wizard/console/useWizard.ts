// Moves through a wizard: forward after the step's check, and back without losing values. At the end, makes all calls,
// or returns to the field that was refused.
import { useNotify, useTranslate } from "ra-core";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { validate } from "../../../shared/schema/validate";
import { type FailureWords, readFailure, translateFailure } from "../../../src/framework/resource/failure";
import { type Message, packMessage, translateMessage } from "../../../src/framework/resource/message";
import { type RecordSchema, recordOfForm } from "../../../src/framework/form/schemaResolver";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { createStepLedger, type StoredParts } from "./Ledger";
import type { StoredPart, WizardMemory, WizardState } from "./WizardMemory";
import { includesSource, firstStepWith, type WizardValues, type WizardStep } from "./WizardStep";

export interface WizardActions {
  readonly schema: RecordSchema;
  readonly steps: readonly WizardStep[];
  readonly save: (values: Readonly<WizardValues>, ledger: StoredParts) => Promise<Readonly<WizardValues>>;
  readonly onDone: (stored: Readonly<WizardValues>) => void;
}

interface Placed {
  readonly form: UseFormReturn<WizardValues>;
  readonly start: Pick<WizardState, "at" | "reached" | "done">;
  readonly memory: WizardMemory;
  readonly keep: (state: Pick<WizardState, "at" | "reached" | "done">) => void;
}

type Messages = Readonly<Record<string, Message>>;

export const useWizard = ({ schema, steps, save, onDone }: WizardActions, { form, start, memory, keep }: Placed) => {
  const translate = useTranslate();
  const notify = useNotify();
  const labels = useFieldLabels();
  const [at, setAt] = useState(start.at);
  const [reached, setReached] = useState(start.reached);
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const done = useRef<Readonly<Record<string, StoredPart>>>(start.done);
  const left = useRef(false);
  // The field to focus when its step is rendered.
  const focus = useRef("");

  useEffect(() => {
    if (!left.current) keep({ at, reached, done: done.current });
    const wanted = focus.current;
    focus.current = "";
    if (wanted === "") return;
    const timer = setTimeout(() => form.setFocus(wanted));
    return () => clearTimeout(timer);
  }, [at, reached, keep, form]);

  const flag = (step: number, is: boolean) =>
    setWrong((before) => {
      const after = new Set(before);
      if (is) after.add(step);
      else after.delete(step);
      return after;
    });

  /** Shows messages at their fields and goes to the first step that has one. Messages for other fields are shown as text. */
  const refuse = (fields: Messages): void => {
    const sources = Object.keys(fields);
    const step = firstStepWith(steps, sources);
    for (const [source, message] of Object.entries(fields))
      form.setError(source, { type: "server", message: packMessage(message) });
    for (const [index, one] of steps.entries())
      if (sources.some((source) => includesSource(one, source))) flag(index, true);
    const unseen = Object.entries(fields).filter(([source]) => !steps.some((one) => includesSource(one, source)));
    const said = unseen.map(([source, message]) =>
      translate("form.refused", { field: labels(source), reason: translateMessage(packMessage(message), translate) }),
    );
    setFailure(said.join(" "));
    if (step < 0) return;
    focus.current = sources.find((source) => steps[step] && includesSource(steps[step], source)) ?? "";
    if (step === at) form.setFocus(focus.current);
    setAt(step);
  };

  const report = (refused: FailureWords): void => {
    const [first] = Object.entries(refused.fields);
    if (first) {
      const [source, message] = first;
      const reason = translateMessage(packMessage(message), translate);
      refuse(refused.fields);
      notify("form.refused", { type: "error", messageArgs: { field: labels(source), reason } });
    } else {
      flag(at, true);
      setFailure(translateFailure(refused, translate));
    }
  };

  /** Whether people may continue to the next step. */
  const passes = async (): Promise<boolean> => {
    const step = steps[at];
    if (!step) return false;
    const judged = await form.trigger([...step.fields], { shouldFocus: true });
    if (!judged) {
      flag(at, true);
      return false;
    }
    const problems = (await step.check?.(form.getValues())) ?? {};
    if (Object.keys(problems).length > 0) {
      refuse(Object.fromEntries(Object.entries(problems).map(([source, key]) => [source, { key, params: {} }])));
      return false;
    }
    flag(at, false);
    return true;
  };

  const carryOut = async (): Promise<void> => {
    const verdict = validate(schema, form.getValues(), recordOfForm(schema, form.getValues()));
    if (verdict.value === null) {
      const first = verdict.issues.toReversed().map(({ path, key, args }) => [path, { key, params: args }] as const);
      refuse(Object.fromEntries(first));
      return;
    }
    const ledger = createStepLedger(done.current, (now) => {
      done.current = now;
      keep({ at, reached, done: now });
    });
    const stored = await save({ ...verdict.value }, ledger);
    left.current = true;
    memory.forget();
    onDone(stored);
  };

  const during = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      await work();
    } catch (error) {
      report(readFailure(error));
    } finally {
      setBusy(false);
    }
  };

  const stand = (step: number) => {
    setAt(step);
    setReached((before) => Math.max(before, step));
  };

  return {
    at,
    reached,
    wrong,
    busy,
    failure,
    isLast: at === steps.length - 1,
    /** The number of stored records of each kind. */
    made: () => countedKinds(Object.keys(done.current)),
    /** Whether a part was already created. If people left now, the result would be incomplete. */
    isHalfDone: () => Object.keys(done.current).length > 0,
    isLeft: () => left.current,
    leave: () => {
      left.current = true;
      memory.forget();
    },
    dismiss: () => setFailure(""),
    back: () => {
      setFailure("");
      stand(Math.max(0, at - 1));
    },
    goTo: (step: number) =>
      during(async () => {
        if (step <= at || (await passes())) stand(step);
      }),
    forward: () =>
      during(async () => {
        if (!(await passes())) return;
        if (at < steps.length - 1) stand(at + 1);
        else await carryOut();
      }),
  };
};

/** Counts parts by kind. The name of a part consists of kind and number: "client 2". */
const countedKinds = (parts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const kind = part.split(" ")[0] ?? part;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
};
