import { useResourceContext, useTranslate } from "ra-core";
import { useCallback } from "react";

/** Gives the label of any field of the current resource: `cron.fields.spec`, or the words given instead. */
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
