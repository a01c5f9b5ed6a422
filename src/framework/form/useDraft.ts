import { useGetIdentity, useNotify, useResourceContext } from "ra-core";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changedFields } from "../resource/changedFields";
import { type Draft, type DraftKey, dropDraft, isSessionEnding, readDraft, writeDraft } from "./draft";
import { useKeepDraft } from "./useKeepDraft";

const putBack = (form: UseFormReturn, draft: Draft | null) => {
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
  }
};

/** Stores unsaved values, offers those of an earlier visit, and restores what the end of a session interrupted. */
export const useDraft = (form: UseFormReturn, id: string | number | null, secrets: ReadonlySet<string>) => {
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { identity, isPending } = useGetIdentity();
  const user = identity?.id ?? "";
  const key = useMemo<DraftKey>(() => ({ resource, id, user }), [resource, id, user]);
  const [offered, setOffered] = useState<Draft | null>(null);
  // While the draft of an earlier visit is offered, typing must not overwrite it.
  const asking = useRef(false);

  useEffect(() => {
    if (isPending) return;
    const found = readDraft(key);
    if (found?.torn) {
      putBack(form, found);
      notify("form.draftBack", { type: "info" });
    } else {
      asking.current = found !== null;
      setOffered(found);
    }
  }, [form, key, isPending, notify]);
  const torn = useRef(false);
  const keep = useCallback(() => {
    const changed = () => changedFields(form.getValues(), form.formState.defaultValues ?? {});
    if (!isPending && !asking.current) writeDraft(key, changed(), secrets, torn.current || isSessionEnding());
  }, [form, key, secrets, isPending]);
  useKeepDraft(form, keep);

  const answer = () => {
    asking.current = false;
    setOffered(null);
  };
  return {
    offered,
    restore: () => {
      putBack(form, offered);
      answer();
    },
    /** Keeps the values. The next visit restores them without a question. */
    tear: () => {
      torn.current = true;
      keep();
    },
    /** Deletes the draft, because it was saved or is not wanted. */
    drop: () => {
      dropDraft(key);
      answer();
    },
  };
};
