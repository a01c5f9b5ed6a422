// A nested field has two names: the path of its value (`details.0.lang`), and its name in the definition
// (`details.lang`), which labels use. This context gives nested fields and inputs the second name.
import { createContext, type ReactNode, useContext } from "react";

const Prefix = createContext("");

/** `of`: the field whose rows contain the children. */
export const FieldPathProvider = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => {
  const prefix = useContext(Prefix);
  const path = of.startsWith(prefix) ? of : prefix + of;
  return <Prefix.Provider value={`${path}.`}>{children}</Prefix.Provider>;
};

/** The names of a source: in the definition, and within the nearest nested record. */
export const useFieldPath = (source: string): { readonly path: string; readonly local: string } => {
  const prefix = useContext(Prefix);
  const local = source.startsWith(prefix) ? source.slice(prefix.length) : source;
  return { path: prefix + local, local };
};
