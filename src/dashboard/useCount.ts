import { useGetList } from "ra-core";

export interface Count {
  /** Null until known. */
  readonly total: number | null;
  readonly failed: boolean;
}

/** How many records a list has, with a filter. */
export const useCount = (resource: string, filter: Readonly<Record<string, unknown>> = {}): Count => {
  const { total, isError } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter },
    { staleTime: 30_000, retry: false },
  );
  return { total: total ?? null, failed: isError };
};
