import { useResourceContext, useTranslate } from "ra-core";
import { useCallback } from "react";

/** Answers a function that gives the label of a field (`cron.fields.spec`), or another label if one is passed. */
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

/** An optional text of a definition, such as `cron.help.spec`; "" if there is none. */
export const useOptionalText = (part: "groups" | "help", name: string): string => {
  const key = `${useResourceContext() ?? ""}.${part}.${name}`;
  const text = useTranslate()(key, { _: "" });
  return text === key ? "" : text;
};

/** The name of the current resource: `<resource>.name`. */
export const useResourceLabel = (): string => {
  const resource = useResourceContext() ?? "";
  return useTranslate()(`${resource}.name`, { _: resource });
};
