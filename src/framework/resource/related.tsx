// A list under another record: what it is narrowed to, and how the console finds a resource by its name.
import { createContext, useContext } from "react";
import type { ResourceProps } from "../wire/contract";

/** Field -> value every request of the list carries; no filter form shows it, and the list leaves the address alone. */
export type PermanentFilter = Readonly<Record<string, unknown>>;

const PermanentFilterContext = createContext<PermanentFilter | null>(null);
export const PermanentFilterProvider = PermanentFilterContext.Provider;

/** The narrowing of the list around the caller; null for a list on its own page. */
export const usePermanentFilter = (): PermanentFilter | null => useContext(PermanentFilterContext);

/** Answers a resource by name, loading its section when needed; null for one that does not exist or may not be seen. */
export type FindResource = (name: string) => Promise<ResourceProps | null>;

const FindResourceContext = createContext<FindResource>(async () => null);
/** Given by the app, which alone knows every section. */
export const FindResourceProvider = FindResourceContext.Provider;
export const useFindResource = (): FindResource => useContext(FindResourceContext);
