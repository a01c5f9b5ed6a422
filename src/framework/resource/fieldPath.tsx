// A nested field has two names: where its value is (`details.0.lang`) and what its definition calls it (`details.lang`).
// Words follow the second; this context carries it down to nested fields and inputs.
import { createContext, type ReactNode, useContext } from "react";

const Prefix = createContext("");

/** Everything below belongs to the nested field of this source. */
export const FieldPathProvider = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => {
  const prefix = useContext(Prefix);
  const path = of.startsWith(prefix) ? of : prefix + of;
  return <Prefix.Provider value={`${path}.`}>{children}</Prefix.Provider>;
};

/** From a source to its definition's name and to its name within the nearest nested record. */
export const useFieldPath = (source: string): { readonly path: string; readonly local: string } => {
  const prefix = useContext(Prefix);
  const local = source.startsWith(prefix) ? source.slice(prefix.length) : source;
  return { path: prefix + local, local };
};
