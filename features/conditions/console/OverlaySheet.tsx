import Drawer from "@mui/material/Drawer";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { IconButton } from "../../../src/framework/ui/IconButton";
import type { OverlayProps } from "../../../src/framework/ui/MenuPanel";

/** The panel on a phone, which opens from the bottom. `tools`: beside the button that closes it. */
export const OverlaySheet = ({ label, onClose, tools, children }: OverlayProps & { readonly tools?: ReactNode }) => {
  const close = useTranslate()("ui.close");
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-label": label, className: "ui-where-sheet" } }}
    >
      <header>
        <h2>{label}</h2>
        {tools}
        <IconButton icon="close" label={close} onClick={onClose} />
      </header>
      {children}
    </Drawer>
  );
};
