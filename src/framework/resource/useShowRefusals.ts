import { useNotify, useTranslate } from "ra-core";
import type { UseFormReturn } from "react-hook-form";
import { useFieldLabels } from "./label";
import { type Message, packMessage, spellMessage } from "./message";

type Values = Record<string, unknown>;

/**
 * Shows the platform's errors at their fields and focuses the first, which an error toast names too (specification, point 8). False
 * when there were none.
 */
export const useShowRefusals = (form: UseFormReturn<Values>) => {
  const notify = useNotify();
  const translate = useTranslate();
  const labels = useFieldLabels();
  return (fields: Readonly<Record<string, Message>>): boolean => {
    const known = new Set(form.control._names.mount);
    const entries = Object.entries(fields);
    for (const [name, message] of entries) {
      form.setError(name, { type: "server", message: packMessage(message) });
    }
    // In the order of the form, not of the answer.
    const first = [...known].find((name) => name in fields);
    if (first !== undefined) form.setFocus(first);
    // Every field that is not in this form is named too, or the save would fail without a visible reason.
    const isSeen = (name: string) => [...known].some((one) => one === name || name.startsWith(`${one}.`));
    const leading = first ?? entries.map(([name]) => name).find(isSeen);
    for (const [name, message] of entries.filter(([one]) => one === leading || !isSeen(one)))
      notify("form.refused", {
        type: "error",
        messageArgs: { field: labels(name), reason: spellMessage(packMessage(message), translate) },
      });
    return entries.length > 0;
  };
};
