import MuiMenu from "@mui/material/Menu";
import type { ReactNode } from "react";
import { overlayParent } from "./overlayParent";

export interface OverlayProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  /** Whether the panel is as wide as several controls. It is moved to where it fits. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** MUI's menu below its button. Clicks in it do not reach the table row with the button. */
export const MenuPanel = ({ anchor, label, onClose, children }: OverlayProps) => (
  <MuiMenu
    open
    anchorEl={anchor}
    container={overlayParent(anchor)}
    disablePortal={false}
    disableScrollLock
    transitionDuration={0}
    variant="menu"
    onClose={onClose}
    onClick={(event) => event.stopPropagation()}
    onKeyDown={(event) => event.stopPropagation()}
    slotProps={{ list: { "aria-label": label } }}
  >
    {children}
  </MuiMenu>
);
