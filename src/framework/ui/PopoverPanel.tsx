import ClickAwayListener from "@mui/material/ClickAwayListener";
import Paper from "@mui/material/Paper";
import Popper from "@mui/material/Popper";
import FocusTrap from "@mui/material/Unstable_TrapFocus";
import { type FocusEventHandler, type ReactNode, type Ref, useEffect, useRef } from "react";
import type { OverlayProps } from "./MenuPanel";
import { overlayPlace } from "./overlayPlace";

const MODIFIERS = [
  { name: "offset", options: { offset: [0, 4] } },
  { name: "preventOverflow", options: { padding: 8, altAxis: true } },
];

const CONTROLS = "input:not(:disabled), select, textarea, button:not(:disabled), a[href]";

interface ControlsProps {
  readonly children: ReactNode;
  /** Both are the trap's: by the first focus it learns where to give the focus back. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly onFocus?: FocusEventHandler;
}

/** Mounts when the panel is in the page, which is later than its button's press: only then can a control take the focus. */
const Controls = ({ ref, children, ...trap }: ControlsProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true }), []);
  return (
    <div {...trap} ref={ref} tabIndex={-1}>
      <div ref={box}>{children}</div>
    </div>
  );
};

/**
 * A panel of controls under its button. The page stays in use beside it: a filter shows its rows while it is typed, and
 * a press elsewhere closes it and does what it would have done. Tab stays within, Escape leads back to the button.
 */
export const PopoverPanel = ({ anchor, label, onClose, children }: OverlayProps) => {
  return (
    <Popper
      open
      anchorEl={anchor}
      container={overlayPlace(anchor)}
      placement="bottom-start"
      modifiers={MODIFIERS}
      role="dialog"
      aria-label={label}
      sx={{ zIndex: "modal" }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={({ target }) => !(target instanceof Node && anchor.contains(target)) && onClose()}
      >
        <Paper className="ui-popover" elevation={8}>
          <FocusTrap open disableEnforceFocus>
            <Controls>{children}</Controls>
          </FocusTrap>
        </Paper>
      </ClickAwayListener>
    </Popper>
  );
};
