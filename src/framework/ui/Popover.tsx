import { lazy, Suspense } from "react";
import { loadOverlays } from "./loadOverlays";
import type { OverlayProps } from "./MenuPanel";

const Panel = lazy(() => loadOverlays().then((m) => ({ default: m.PopoverPanel })));

/** A panel of controls below its button. */
export const Popover = (props: OverlayProps) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);
