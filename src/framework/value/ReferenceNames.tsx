// A list looks up the names of all records that its page refers to, in one request per resource. Cells only read them.
import { useGetManyAggregate } from "ra-core";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import { lookAlikes } from "../resource/lookAlikes";

export type Named = Readonly<Record<string, unknown>>;
export type Found = Named & { readonly id: string | number };
type Names = ReadonlyMap<string, ReadonlyMap<string, Found> | "pending">;

const ReferenceNamesContext = createContext<Names>(new Map());

/** The records of a resource by id as text. "pending" while they are loaded, undefined when no list looks them up. */
export const useReferenceNames = (resource: string) => useContext(ReferenceNamesContext).get(resource);

export interface ReferenceNamesProps {
  readonly resource: string;
  readonly ids: readonly (string | number)[];
  readonly children: ReactNode;
}

export const ReferenceNames = ({ resource, ids, children }: ReferenceNamesProps) => {
  const outer = useContext(ReferenceNamesContext);
  const { data, isPending } = useGetManyAggregate<Named & { id: string | number }>(
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

const alikeIn = new WeakMap<ReadonlyMap<string, Found>, ReadonlySet<string>>();

/** Which of the records of a list have a name that another one there has, too. Found once for all of its cells. */
export const alikeAmong = (names: ReadonlyMap<string, Found>, title: string): ReadonlySet<string> => {
  const alike = alikeIn.get(names) ?? lookAlikes([...names.values()], title);
  alikeIn.set(names, alike);
  return alike;
};
