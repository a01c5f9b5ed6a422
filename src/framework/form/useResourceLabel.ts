import { useResourceContext, useTranslate } from "ra-core";

/** What the current resource is called: `<resource>.name`. */
export const useResourceLabel = (): string => {
  const resource = useResourceContext() ?? "";
  return useTranslate()(`${resource}.name`, { _: resource });
};
