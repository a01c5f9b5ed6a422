// A nested field has two names: the place of its value (`details.0.lang`) and its name in the definition (`details.lang`).
// Labels use the second. This context passes it to nested fields and inputs.
import { createContext, type ReactNode, useContext } from "react";

const Prefix = createContext("");

/** `of`: the source of the nested field around the children. */
export const FieldPathProvider = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => {
  const prefix = useContext(Prefix);
  const path = of.startsWith(prefix) ? of : prefix + of;
  return <Prefix.Provider value={`${path}.`}>{children}</Prefix.Provider>;
};

/** From a source to its name in the definition, and to its name within the nearest nested record. */
export const useFieldPath = (source: string): { readonly path: string; readonly local: string } => {
  const prefix = useContext(Prefix);
  const local = source.startsWith(prefix) ? source.slice(prefix.length) : source;
  return { path: prefix + local, local };
};
