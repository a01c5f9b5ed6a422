// What a screen knows about its resource. Paths come from the menu, not the name: `cron` is at /operate/time_plan.
import { ResourceContextProvider, useLocale, useResourceContext } from "ra-core";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import type { ResourceProps } from "../wire/contract";
import { inLanguage } from "./inLanguage";
import { type ResourcePaths, resourcePaths } from "./resourcePaths";
import { useResourceWords } from "./words";

const ResourcePropsContext = createContext<ResourceProps | null>(null);

/** The current resource. Null outside a ResourceScreen, or inside the context of another resource. */
export const useResourceProps = (): ResourceProps | null => {
  const props = useContext(ResourcePropsContext);
  const name = useResourceContext();
  const language = useLocale();
  const named = useMemo(() => props && inLanguage(props, language), [props, language]);
  return named !== null && (name === undefined || named.name === name) ? named : null;
};

/** The routes of the current resource's views. */
export const useResourcePath = (): ResourcePaths => {
  const props = useResourceProps();
  const name = useResourceContext();
  const base = props?.path ?? `/${name ?? ""}`;
  return useMemo(() => resourcePaths(base), [base]);
};

export interface ResourceScreenProps {
  readonly resource: ResourceProps;
  readonly children: ReactNode;
}

/** Wraps each view of a resource and gives it the name, the routes and the words of the resource. */
export const ResourceScreen = ({ resource, children }: ResourceScreenProps) => {
  const ready = useResourceWords(resource);
  return (
    <ResourceContextProvider value={resource.name}>
      <ResourcePropsContext value={resource}>{ready ? children : null}</ResourcePropsContext>
    </ResourceContextProvider>
  );
};
