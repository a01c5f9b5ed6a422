import { RecordContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import type { Row } from "../../resource/Row";

const IN_ROW = { place: "row" } as const;

/** The actions of a row as icons, in a list whose rows wait for a decision. */
export const RowActions = ({ row, children }: { readonly row: Row; readonly children: ReactNode }) => (
  <RecordContextProvider value={row}>
    <ActionPlaceContext value={IN_ROW}>
      <span className="ui-decision">{children}</span>
    </ActionPlaceContext>
  </RecordContextProvider>
);
