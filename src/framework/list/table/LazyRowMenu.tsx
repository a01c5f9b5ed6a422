import { lazy, Suspense } from "react";
import { loadOverlays } from "../../ui/loadOverlays";
import type { RowMenuProps } from "./RowMenu";

const RowMenu = lazy(() => {
  // The menu needs this code, so both are loaded at the same time.
  void loadOverlays();
  return import("./RowMenu").then((m) => ({ default: m.RowMenu }));
});

/** The menu of a row. It loads when it opens. */
export const LazyRowMenu = (props: RowMenuProps) => (
  <Suspense fallback={null}>
    <RowMenu {...props} />
  </Suspense>
);
