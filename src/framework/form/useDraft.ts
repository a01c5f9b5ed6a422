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

/** Keeps what is typed while it is not saved, offers what an earlier visit left, and puts back what a session's end tore away. */
export const useDraft = (form: UseFormReturn, id: string | number | null, secrets: ReadonlySet<string>) => {
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { identity, isPending } = useGetIdentity();
  const user = identity?.id ?? "";
  const key = useMemo<DraftKey>(() => ({ resource, id, user }), [resource, id, user]);
  const [offered, setOffered] = useState<Draft | null>(null);
  // While an earlier draft is on offer, a stray key press must not write over it.
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
      // Only what was still on its way: a form that was saved or given up has dropped its draft already.
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
    /** Forgets the draft: it was saved, or is not wanted. */
    drop: () => {
      dropDraft(key);
      answer();
    },
  };
};
