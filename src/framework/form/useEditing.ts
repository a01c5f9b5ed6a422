// What all views that edit a stored record need: the initial values, what to validate and send, and what to do if
// somebody else has changed the record.
import { useResourceContext, useUpdate } from "ra-core";
import { useMemo, useRef, useState } from "react";
import { conflictOf, differencesOf } from "../resource/conflict";
import { readFailure } from "../resource/failure";
import { withoutMasks } from "../resource/personal";
import { useResourceProps } from "../resource/resource";
import { editResolver, type RecordSchema } from "./schemaResolver";
import { usePresentSchema } from "./usePresentSchema";

type Values = Readonly<Record<string, unknown>>;
export type StoredRecord = Record<string, unknown> & { readonly id: string | number };

export const useEditing = (declared: RecordSchema, record: StoredRecord) => {
  const schema = usePresentSchema(declared);
  const resource = useResourceContext() ?? "";
  const key = useResourceProps()?.key ?? "id";
  // The record as it was last stored. Changes are differences from this record.
  const [start] = useState<StoredRecord>(() => ({ ...withoutMasks(record), [key]: record[key] ?? record.id }));
  const stored = useRef(start);
  const unchanged = useRef<Values | null>(null);
  const [resolver] = useState(() => editResolver(schema, key, () => stored.current));
  const saving = useRef(false);
  const [update] = useUpdate<StoredRecord>(resource);
  const fields = useMemo(() => Object.keys(schema._zod.def.shape).filter((field) => field !== key), [schema, key]);
  const rebase = (theirs: Values): StoredRecord => {
    stored.current = { ...withoutMasks(theirs), id: record.id, [key]: start[key] };
    return stored.current;
  };
  const put = async (values: Record<string, unknown>): Promise<StoredRecord> => {
    const params = { id: record.id, data: values, previousData: stored.current };
    const answer = await update(resource, params, { mutationMode: "pessimistic", returnPromise: true });
    stored.current = { ...stored.current, ...values, ...withoutMasks(answer ?? {}) };
    return stored.current;
  };
  /** @throws refusals of the platform, and an error if somebody else changed the same fields */
  const save = async (values: Record<string, unknown>): Promise<Values> => {
    if (Object.keys(values).every((field) => field === key)) {
      unchanged.current = stored.current;
      return stored.current;
    }
    saving.current = true;
    try {
      return await put(values);
    } catch (error) {
      const answered = conflictOf(readFailure(error))?.theirs;
      const theirs = answered && withoutMasks(answered);
      // The other person changed only fields that this form lacks, such as a password. So the operator need not choose.
      if (!theirs || differencesOf(fields, stored.current, theirs, values).length > 0) throw error;
      rebase(theirs);
      return await put(values);
    } finally {
      saving.current = false;
    }
  };
  return {
    start,
    stored,
    resolver,
    fields,
    rebase,
    save,
    /** Whether there was nothing to save. */
    isUnchanged: (saved: Values) => saved === unchanged.current,
    isSaving: () => saving.current,
  };
};
