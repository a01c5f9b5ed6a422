import { Suspense } from "react";
import type { PanelOfRow } from "../../../src/framework/list/slots";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { LoadedQuickPanel, useQuickPanelAhead } from "./loadQuickPanel";

/** The panel beside a list. It loads before somebody looks at a record. */
export const QuickLook = ({ id, ...list }: PanelOfRow) => {
  useQuickPanelAhead(useResourceProps(), list.rows.length > 0);
  if (id === null) return null;
  return (
    <Suspense fallback={<aside className="ui-look" />}>
      <LoadedQuickPanel {...list} id={id} />
    </Suspense>
  );
};
