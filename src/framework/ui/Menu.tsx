import { lazy, Suspense } from "react";
import { loadOverlays } from "./loadOverlays";
import type { OverlayProps } from "./MenuPanel";

const Panel = lazy(() => loadOverlays().then((m) => ({ default: m.MenuPanel })));

/** Things to do, or to choose one of: lines of `MenuItem`. Arrow keys move, Escape and Tab leave. */
export const Menu = (props: OverlayProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);

/** A line of a menu. */
export const MenuItem = lazy(() => loadOverlays().then((m) => ({ default: m.MenuLine })));
