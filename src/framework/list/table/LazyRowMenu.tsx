import { lazy, Suspense } from "react";
import { loadOverlays } from "../../ui/loadOverlays";
import type { RowMenuProps } from "./RowMenu";

const RowMenu = lazy(() => {
  // It is drawn in a menu, which loads at the same time, not after it.
  void loadOverlays();
  return import("./RowMenu").then((m) => ({ default: m.RowMenu }));
});

/** The menu of a row, which loads when it opens. */
export const LazyRowMenu = (props: RowMenuProps) => (
  <Suspense fallback={null}>
    <RowMenu {...props} />
  </Suspense>
);
