// What each part of a dashboard needs: its resource with words, and numbers that stay current.
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslate } from "ra-core";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import type { Payload, Reference, ResourceProps } from "../../../src/framework/wire/contract";

export interface DashboardPartProps {
  readonly of: Reference;
  /** The records that count; without it, all that the account may list. */
  readonly when?: Payload;
  /** The key of its words. Without it, they follow from the resource. */
  readonly label?: string;
}

/** The numbers are requested again after a minute, and when people come back. A hidden page requests none. */
export const REFETCH_OPTIONS = {
  refetchInterval: 60_000,
  refetchIntervalInBackground: false,
  staleTime: 0,
  retry: false,
  placeholderData: keepPreviousData,
} as const;

interface OfResourceProps {
  readonly of: Reference;
  /** Drawn while the resource is loading, so that nothing moves when it arrives. */
  readonly otherwise: ReactNode;
  readonly children: (props: ResourceProps) => ReactNode;
}

export const WithResource = ({ of, otherwise, children }: OfResourceProps) => {
  const props = useResourceNamed(of.resource);
  return props === null ? otherwise : <ResourceScreen resource={props}>{children(props)}</ResourceScreen>;
};

export const FailedPart = () => {
  const translate = useTranslate();
  return (
    <p className="dash-failed" role="status">
      {translate("dashboards.failed")}
    </p>
  );
};
