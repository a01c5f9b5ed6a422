// A list below another record: its permanent filter, and a way to find resources by name.
import { createContext, useContext } from "react";
import type { ResourceProps } from "../wire/contract";

/** By field: a value in every request of the list. It is shown neither among the filters nor in the address. */
export type PermanentFilter = Readonly<Record<string, unknown>>;

const PermanentFilterContext = createContext<PermanentFilter | null>(null);
export const PermanentFilterProvider = PermanentFilterContext.Provider;

/** The permanent filter of the surrounding list. Null for a list on its own page. */
export const usePermanentFilter = (): PermanentFilter | null => useContext(PermanentFilterContext);

/** The most rows of a list below a record. */
export const MOST_BELOW = 5;
/** The number of rows that a list below a record will have. Null if unknown. */
export const RowsBelow = createContext<number | null>(null);

/** Finds a resource by name and loads its section if needed. Null when there is none, or when the account may not see it. */
export type FindResource = (name: string) => Promise<ResourceProps | null>;

const FindResourceContext = createContext<FindResource>(async () => null);
/** The console provides this, because it knows all sections. */
export const FindResourceProvider = FindResourceContext.Provider;
export const useFindResource = (): FindResource => useContext(FindResourceContext);
