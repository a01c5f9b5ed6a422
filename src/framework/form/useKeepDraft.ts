import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";

const PAUSE = 300;

/** Calls `keep` shortly after the last change of the form, and before the form or page is left. */
export const useKeepDraft = (form: UseFormReturn, keep: () => void) =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, PAUSE);
      },
    });
    window.addEventListener("pagehide", keepNow);
    return () => {
      stop();
      window.removeEventListener("pagehide", keepNow);
      // Only an unsaved change is kept, because a save or a discard has already deleted the draft.
      if (timer !== undefined) keepNow();
    };
  }, [form, keep]);
