// Ids of parts of a page, to which an address can lead: /operate/company/2#field-comp_addr.
import { createContext, useContext } from "react";

/** Whether parts get ids. A dialog above a page may have the same fields, but an id must be unique. */
const Anchored = createContext(false);
export const AnchoredProvider = Anchored.Provider;

type Part = "section" | "field";

/** The id of a part of a record's page, by its name in the definition or the path of its value. Undefined elsewhere. */
export const useAnchor = (part: Part, name: string): string | undefined =>
  useContext(Anchored) && name !== "" ? `${part}-${name}` : undefined;
