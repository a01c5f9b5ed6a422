import { useNotify, useTranslate } from "ra-core";
import type { UseFormReturn } from "react-hook-form";
import { useFieldLabels } from "./label";
import { type Message, packMessage, translateMessage } from "./message";

type Values = Record<string, unknown>;

/**
 * Shows refusals at their fields, and focuses the first such field. A message also names that field (specification,
 * point 8). Answers false if no field was refused.
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
    // The first field in the order of the form, not of the answer.
    const first = [...known].find((name) => name in fields);
    if (first !== undefined) form.setFocus(first);
    // Whether the form has the field. A refused field that the form lacks is named in the message. Otherwise, the save
    // would fail without a visible reason.
    const isSeen = (name: string) => [...known].some((one) => one === name || name.startsWith(`${one}.`));
    const leading = first ?? entries.map(([name]) => name).find(isSeen);
    for (const [name, message] of entries.filter(([one]) => one === leading || !isSeen(one)))
      notify("form.refused", {
        type: "error",
        messageArgs: { field: labels(name), reason: translateMessage(packMessage(message), translate) },
      });
    return entries.length > 0;
  };
};
