import { useGetIdentity, useNotify, useResourceContext } from "ra-core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changedFields } from "../resource/changedFields";
import { type Draft, type DraftKey, dropDraft, readDraft, writeDraft } from "./draft";

const PAUSE = 400;

const putBack = (form: UseFormReturn, draft: Draft | null) => {
  for (const [name, value] of Object.entries(draft?.values ?? {})) {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
  }
};

/** Keeps unsaved values, offers those of an earlier visit, and restores those that were interrupted by the end of a session. */
export const useDraft = (form: UseFormReturn, id: string | number | null, secrets: ReadonlySet<string>) => {
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { identity, isPending } = useGetIdentity();
  const user = identity?.id ?? "";
  const key = useMemo<DraftKey>(() => ({ resource, id, user }), [resource, id, user]);
  const [offered, setOffered] = useState<Draft | null>(null);
  // While an earlier draft is offered, an accidental key press must not overwrite it.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (asking.current) return;
      writeDraft(key, changedFields(form.getValues(), form.formState.defaultValues ?? {}), secrets);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE);
      },
    });
    window.addEventListener("pagehide", keep);
    return () => {
      stop();
      window.removeEventListener("pagehide", keep);
      // Only a pending draft is written: a form that was saved or discarded has dropped its draft already.
      if (timer !== undefined) keep();
    };
  }, [form, key, secrets, isPending, notify]);

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
    /** Drops the draft, because it was saved or is not wanted. */
    drop: () => {
      dropDraft(key);
      answer();
    },
  };
};
