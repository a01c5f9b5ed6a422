import { useResourceContext, useTranslate } from "ra-core";
import { useCallback } from "react";

/** Gives the label of a field of the current resource: `cron.fields.spec`, or the words given instead. */
export const useFieldLabel = (): ((source: string, label?: string) => string) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useCallback(
    (source, label) => translate(label ?? `${resource}.fields.${source}`, { _: label ?? source }),
    [translate, resource],
  );
};
