import type { ReactNode } from "react";
import { FieldLayoutProvider } from "./FieldLayout";

/** A list of labels and values: three columns on a wide screen, one on a phone. */
export const Pairs = ({ children }: { readonly children: ReactNode }) => (
  <dl className="ui-labels">
    <FieldLayoutProvider value="pair">{children}</FieldLayoutProvider>
  </dl>
);
