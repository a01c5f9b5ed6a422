import { Suspense } from "react";
import type { PanelOfRow } from "../../../src/framework/list/slots";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { LoadedQuickPanel, usePreloadQuickPanel } from "./loadQuickPanel";

/** The panel next to a list. It is loaded before people open it. */
export const QuickLook = ({ id, ...list }: PanelOfRow) => {
  usePreloadQuickPanel(useResourceProps(), list.rows.length > 0);
  if (id === null) return null;
  return (
    <Suspense fallback={<aside className="ui-look" />}>
      <LoadedQuickPanel {...list} id={id} />
    </Suspense>
  );
};
