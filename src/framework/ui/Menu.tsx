import { lazy, Suspense } from "react";
import { loadOverlays } from "./loadOverlays";
import type { OverlayProps } from "./MenuPanel";

const Panel = lazy(() => loadOverlays().then((m) => ({ default: m.MenuPanel })));

/** A menu of `MenuItem`s: actions, or values to choose from. Arrow keys move, Escape and Tab close it. */
export const Menu = (props: OverlayProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);

/** An item of a menu. */
export const MenuItem = lazy(() => loadOverlays().then((m) => ({ default: m.MenuLine })));
