import { useTranslate } from "ra-core";
import { memo, Suspense } from "react";
import { PopoverButton } from "../../ui/PopoverButton";
import type { RowTool } from "../slots";
import { useListSetup } from "../table/ListSetup";

/** Memoized, so that the button is not rendered again with the list. */
const RowToolButton = memo(({ of: { label, icon, Panel } }: { readonly of: RowTool }) => {
  const translate = useTranslate();
  return (
    <PopoverButton role="dialog" label={translate(label)} variant="text" icon={icon} worded>
      {(close) => (
        <Suspense fallback={<div className="ui-panel" />}>
          <Panel onClose={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
});

/** Tools for the selected rows. If no row is selected, the tools act on all matching rows. */
export const RowToolButtons = () => useListSetup().rowTools.map((one) => <RowToolButton key={one.label} of={one} />);
