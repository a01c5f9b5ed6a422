import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { validate } from "../../../shared/schema/validate";
import { changedFields } from "../../../src/framework/resource/changedFields";
import { withoutSecrets } from "../../../src/framework/form/draft";
import type { FormMemory } from "../../../src/framework/form/formContext";
import { createResolver, type RecordSchema } from "../../../src/framework/form/schemaResolver";
import { useKeepDraft } from "../../../src/framework/form/useKeepDraft";
import { createWizardMemory, type WizardState } from "./WizardMemory";
import { includesSource, type WizardValues, type WizardStep } from "./WizardStep";

/** Remembers which values are secrets, even when the input of their step is no longer shown. */
class Secrets extends Set<string> {
  override delete(): boolean {
    return false;
  }
}

interface Begun {
  readonly name: string;
  readonly user: string | number;
  readonly schema: RecordSchema;
  readonly steps: readonly WizardStep[];
  readonly defaults: Readonly<WizardValues>;
}

/**
 * The step to continue at. It is not later than the first invalid step: secrets are not stored, so their step may be
 * invalid.
 */
const placeOf = (kept: WizardState, values: Readonly<WizardValues>, { schema, steps }: Begun): number => {
  const { issues } = validate(schema, values);
  const broken = steps.findIndex((step) => issues.some(({ path }) => includesSource(step, path)));
  return Math.min(kept.at, broken < 0 ? steps.length - 1 : broken);
};

/** The form of a wizard: as it was left in this tab, or empty. */
export const useWizardForm = (begun: Begun) => {
  const { name, user, defaults } = begun;
  const memory = useMemo(() => createWizardMemory(name, user), [name, user]);
  const [kept] = useState(() => memory.read());
  const [first] = useState(() => ({ ...defaults, ...kept?.values }));
  const [resolver] = useState(() => createResolver(begun.schema));
  const form = useForm<WizardValues>({ defaultValues: first, resolver, mode: "onTouched", reValidateMode: "onChange" });
  const [formMemory] = useState<FormMemory>(() => ({ mode: "create", secrets: new Secrets() }));
  const [start] = useState(() => {
    const at = kept ? placeOf(kept, first, begun) : 0;
    return { at, reached: at, done: kept?.done ?? {} };
  });
  const [place, keep] = useState<Pick<WizardState, "at" | "reached" | "done">>(start);

  const write = useCallback(() => {
    const values = withoutSecrets(changedFields(form.getValues(), defaults), formMemory.secrets);
    if (Object.keys(values).length > 0 || Object.keys(place.done).length > 0) memory.write({ ...place, values });
  }, [form, defaults, formMemory, memory, place]);
  useEffect(write, [write]);
  useKeepDraft(form, write);

  const isDirty = () => Object.keys(changedFields(form.getValues(), defaults)).length > 0;
  return { form, formMemory, memory, start, keep, isDirty, isResumed: kept !== null };
};
