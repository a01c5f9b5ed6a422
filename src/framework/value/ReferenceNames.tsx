// A list looks up the names of all records on its page, with one request per resource. Its cells read them here.
import { useGetManyAggregate } from "ra-core";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import type { FoundRecord } from "./Found";

export type NamedRecords = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, ReadonlyMap<string, FoundRecord> | "pending">;

const ReferenceNamesContext = createContext<Names>(new Map());

/** The records of a resource, by id. "pending" while they are loading, undefined if no list looks them up. */
export const useReferenceNames = (resource: string) => useContext(ReferenceNamesContext).get(resource);

export interface ReferenceNamesProps {
  readonly resource: string;
  readonly ids: readonly (string | number)[];
  readonly children: ReactNode;
}

export const ReferenceNames = ({ resource, ids, children }: ReferenceNamesProps) => {
  const outer = useContext(ReferenceNamesContext);
  const { data, isPending } = useGetManyAggregate<NamedRecords & { id: string | number }>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime: 30_000 },
  );
  const names = useMemo<Names>(() => {
    const found = new Map((data ?? []).flatMap((one) => (one ? [[String(one.id), one]] : [])));
    return new Map(outer).set(resource, isPending && ids.length > 0 ? "pending" : found);
  }, [outer, resource, data, isPending, ids.length]);
  return <ReferenceNamesContext value={names}>{children}</ReferenceNamesContext>;
};
