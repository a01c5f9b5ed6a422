// Ids of the parts of a page, which an address may name after its hash: /operate/company/2#field-comp_addr.
import { createContext, useContext } from "react";

/** Whether parts get their ids. A dialog above a page may have the same fields, and an id stands once. */
const Anchored = createContext(false);
export const AnchoredProvider = Anchored.Provider;

type Part = "section" | "field";

/** The id of a part of the page of a record, by its name in the definition or the place of its value. Undefined outside of such a page. */
export const useAnchor = (part: Part, name: string): string | undefined =>
  useContext(Anchored) && name !== "" ? `${part}-${name}` : undefined;
