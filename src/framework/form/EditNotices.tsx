// What an edit has to say above its inputs: why a save was refused, that the record is gone, that somebody else changed it.
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { changedFields } from "../resource/changedFields";
import { type Conflict, conflictOf, differencesOf, keptOf, versionOf } from "../resource/conflict";
import { GoneNotice } from "./GoneNotice";
import type { FormTools } from "./RecordForm";

const ConflictNotice = lazy(() => import("./ConflictNotice").then((m) => ({ default: m.ConflictNotice })));

type Values = Readonly<Record<string, unknown>>;

interface EditNoticesProps {
  readonly tools: FormTools;
  /** As it was fetched last: a form begins with what a list knew, and the record itself comes after. */
  readonly record: Values & { readonly id: string | number };
  /** What the form was begun with, or stored last. */
  readonly before: RefObject<Values>;
  /** Sources of the form. */
  readonly fields: readonly string[];
  /** Has the form measure its changes against another record from now on. */
  readonly rebase: (theirs: Values) => Values;
  readonly isSaving: () => boolean;
}

/** A form that nobody typed in follows the record; in another it is told that the record changed. */
const useFetchedConflict = ({ record, before, fields, rebase, isSaving }: EditNoticesProps) => {
  const form = useFormContext();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const compare = useEffectEvent((fetched: Values) => {
    if (isSaving() || !(Number(versionOf(fetched)) > Number(versionOf(before.current)))) return;
    const mine = form.getValues();
    if (Object.keys(changedFields(mine, before.current)).length === 0) form.reset({ ...rebase(fetched) });
    else if (differencesOf(fields, before.current, fetched, mine).length > 0)
      setConflict({ theirs: fetched, at: null, by: null });
  });
  useEffect(() => compare(record), [record]);
  return [conflict, () => setConflict(null)] as const;
};

export const EditNotices = (props: EditNoticesProps) => {
  const { tools, record, before, fields, rebase } = props;
  const form = useFormContext();
  const [fetched, forget] = useFetchedConflict(props);
  const conflict = (tools.failure && conflictOf(tools.failure)) ?? fetched;
  if (conflict === null)
    return (
      tools.failure && (
        <GoneNotice failure={tools.failure} id={record.id} values={form.getValues()} onTaken={tools.forget} />
      )
    );
  const mine = form.getValues();
  return (
    <Suspense fallback={null}>
      <ConflictNotice
        key={String(versionOf(conflict.theirs))}
        conflict={conflict}
        mine={mine}
        differences={differencesOf(fields, before.current, conflict.theirs, mine)}
        onSettled={(given, save) => {
          const kept = keptOf(before.current, form.getValues(), given);
          form.reset({ ...rebase(conflict.theirs) });
          for (const name of fields.filter((field) => field in kept))
            form.setValue(name, kept[name], { shouldDirty: true, shouldTouch: true });
          forget();
          tools.close();
          if (save) tools.submit();
        }}
      />
    </Suspense>
  );
};
