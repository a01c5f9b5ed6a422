import Drawer from "@mui/material/Drawer";
import type { OverlayProps } from "../../../src/framework/ui/MenuPanel";

/** The panel on a phone, which opens from the bottom. */
export const Sheet = ({ label, onClose, children }: OverlayProps) => (
  <Drawer
    anchor="bottom"
    open
    onClose={onClose}
    slotProps={{ paper: { role: "dialog", "aria-label": label, className: "ui-where-sheet" } }}
  >
    {children}
  </Drawer>
);
