// Ids of the parts of a page, so that an address can lead to a part: /operate/company/2#field-comp_addr.
import { createContext, useContext } from "react";

/** Whether parts get ids. Ids must be unique, but a dialog may show the same fields as the page below it. */
const Anchored = createContext(false);
export const AnchoredProvider = Anchored.Provider;

type Part = "section" | "field";

/** The id of a part, by its name in the definition or the path of its value. Undefined outside of a record's page. */
export const useAnchor = (part: Part, name: string): string | undefined =>
  useContext(Anchored) && name !== "" ? `${part}-${name}` : undefined;
