// For lists of related records on the page of a record: their fixed filter, and a function that finds resources by name.
import { createContext, useContext } from "react";
import type { ResourceProps } from "../wire/contract";

/** For a field: the value in every request of the list. Neither the filters nor the address show it. */
export type PermanentFilter = Readonly<Record<string, unknown>>;

const PermanentFilterContext = createContext<PermanentFilter | null>(null);
export const PermanentFilterProvider = PermanentFilterContext.Provider;

/** The fixed filter of the surrounding list. Null for a list on its own page. */
export const usePermanentFilter = (): PermanentFilter | null => useContext(PermanentFilterContext);

export const MAX_RELATED_ROWS = 5;
/** The number of rows that a list below a record will have. Null if it is unknown. */
export const RowsBelowContext = createContext<number | null>(null);

/** Finds a resource by its name, and loads its section. Null if it is missing, or the account may not see it. */
export type FindResource = (name: string) => Promise<ResourceProps | null>;

const FindResourceContext = createContext<FindResource>(async () => null);
/** The console provides this, because it knows all sections. */
export const FindResourceProvider = FindResourceContext.Provider;
export const useFindResource = (): FindResource => useContext(FindResourceContext);
