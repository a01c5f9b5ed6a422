import { useResourceContext, useTranslate } from "ra-core";

/** The name of the current resource: `<resource>.name`. */
export const useResourceLabel = (): string => {
  const resource = useResourceContext() ?? "";
  return useTranslate()(`${resource}.name`, { _: resource });
};
