import { useEffect } from "react";
import { useNarrow } from "../ui/useNarrow";

const FIELD =
  "#main form :is(input:not([type=hidden], [type=file]), textarea, [role=combobox]):not(:disabled, [readonly], [aria-hidden])";

/** Focuses the first field of a new record, except on a phone, where the keyboard would cover the form. */
export const useFirstField = (): void => {
  const narrow = useNarrow();
  useEffect(() => {
    const now = document.activeElement;
    if (narrow || (now !== null && now !== document.body && now.id !== "main")) return;
    document.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [narrow]);
};
