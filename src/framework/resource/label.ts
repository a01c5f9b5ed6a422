import { useResourceContext, useTranslate } from "ra-core";
import { useCallback } from "react";

/** Answers a function from a source of the current resource to its label: the translation of `cron.fields.spec`, or the given words. */
export const useFieldLabels = (): ((source: string, label?: string) => string) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (source, label) => translate(label ?? `${resource}.fields.${source}`, { _: label ?? source }),
    [translate, resource],
  );
};

/** The label of one field. */
export const useFieldLabel = (source: string, label?: string): string => useFieldLabels()(source, label);

/** A text of the current resource that a definition may have: `cron.help.spec`, `cron.groups.times`. Empty when it has none. */
export const useOptionalText = (part: "groups" | "help", name: string): string => {
  const translate = useTranslate();
  const key = `${useResourceContext() ?? ""}.${part}.${name}`;
  const text = translate(key, { _: "" });
  return text === key ? "" : text;
};

/** The name of the current resource: `<resource>.name`. */
export const useResourceLabel = (): string => {
  const resource = useResourceContext() ?? "";
  return useTranslate()(`${resource}.name`, { _: resource });
};
