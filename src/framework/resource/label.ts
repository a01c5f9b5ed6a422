import { useResourceContext, useTranslate } from "ra-core";
import { useCallback } from "react";

/** Answers a function that translates a source into its label (`cron.fields.spec`), unless another label is given. */
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

/** An optional text of a definition: `cron.help.spec`, `cron.groups.times`. "" if it is missing. `name` has several names for groups that are one. */
export const useOptionalText = (part: "groups" | "help", name: string): string => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const texts = name.split(" ").flatMap((one) => {
    const key = `${resource}.${part}.${one}`;
    const text = translate(key, { _: "" });
    return text === key || text === "" ? [] : [text];
  });
  return texts.join(" · ");
};

/** The name of the current resource: `<resource>.name`. */
export const useResourceLabel = (): string => {
  const resource = useResourceContext() ?? "";
  return useTranslate()(`${resource}.name`, { _: resource });
};
