import { useNotify, useTranslate } from "ra-core";
import type { UseFormReturn } from "react-hook-form";
import { useFieldLabels } from "../resource/label";
import { type Message, packMessage, spellMessage } from "../resource/message";

type Values = Record<string, unknown>;

/** Puts the platform's complaints at their fields, the first in focus. False when there was none to put. */
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
    // A field this form does not show is still named, or the save would fail for no reason in sight.
    const unseen = entries.filter(([name]) => ![...known].some((one) => one === name || name.startsWith(`${one}.`)));
    for (const [name, message] of unseen)
      notify("form.refused", {
        type: "error",
        messageArgs: { field: labels(name), reason: spellMessage(packMessage(message), translate) },
      });
    return entries.length > 0;
  };
};
