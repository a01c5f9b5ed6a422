// Notices above the inputs of an Edit: why a save was refused, or that somebody deleted or changed the record.
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { changedFields } from "../resource/changedFields";
import { type Conflict, conflictOf, differencesOf, changesToKeep, versionOf } from "../resource/conflict";
import { DeletedNotice } from "./DeletedNotice";
import type { FormTools } from "./RecordForm";
import { Fills, useIsFilled } from "../slots";
import { changeConflict } from "./slots";

type Values = Readonly<Record<string, unknown>>;

interface EditNoticesProps {
  readonly tools: FormTools;
  /** The record as it was loaded last. The form may start with the row of the list, before the record arrives. */
  readonly record: Values & { readonly id: string | number };
  /** The values at the time when the form was opened, or after the last save. */
  readonly before: RefObject<Values>;
  /** Names of the form's fields. */
  readonly fields: readonly string[];
  /** From now on, compares the form with this newer record. */
  readonly rebase: (theirs: Values) => Values;
  readonly isSaving: () => boolean;
}

/** If the record has new values, a form without changes takes them over. A form with changes shows a notice. */
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
  const offersChoice = useIsFilled(changeConflict);
  const conflict = (tools.failure && conflictOf(tools.failure)) ?? fetched;
  if (conflict === null || !offersChoice)
    return (
      tools.failure && (
        <DeletedNotice failure={tools.failure} id={record.id} values={form.getValues()} onTaken={tools.forget} />
      )
    );
  const mine = form.getValues();
  return (
    <Fills
      key={String(versionOf(conflict.theirs))}
      of={changeConflict}
      props={{
        conflict,
        mine,
        differences: differencesOf(fields, before.current, conflict.theirs, mine),
        onSettled: (given, save) => {
          const kept = changesToKeep(before.current, form.getValues(), given);
          form.reset({ ...rebase(conflict.theirs) });
          for (const name of fields.filter((field) => field in kept))
            form.setValue(name, kept[name], { shouldDirty: true, shouldTouch: true });
          forget();
          tools.close();
          if (save) tools.submit();
        },
      }}
    />
  );
};
