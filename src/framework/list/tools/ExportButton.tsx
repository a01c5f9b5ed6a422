import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { PopoverButton } from "../../ui/PopoverButton";

const ExportPanel = lazy(() => import("../exports/ExportPanel").then((m) => ({ default: m.ExportPanel })));

// Constant, so that the button is not rendered again with the list.
const panel = (close: () => void) => (
  <Suspense fallback={<div className="kit-panel" />}>
    <ExportPanel onClose={close} />
  </Suspense>
);

/** Opens the export of a list: of its selected rows if there are any, and of all that match otherwise. */
export const ExportButton = () => {
  const label = useTranslate()("kit.export.title");
  return (
    <PopoverButton role="dialog" label={label} variant="text" icon="download" worded>
      {panel}
    </PopoverButton>
  );
};
