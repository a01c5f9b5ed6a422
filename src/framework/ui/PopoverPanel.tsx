import ClickAwayListener from "@mui/material/ClickAwayListener";
import Paper from "@mui/material/Paper";
import Popper, { type PopperProps } from "@mui/material/Popper";
import FocusTrap from "@mui/material/Unstable_TrapFocus";
import { type FocusEventHandler, type ReactNode, type Ref, useCallback, useEffect, useRef } from "react";
import type { OverlayProps } from "./MenuPanel";
import { overlayPlace } from "./overlayPlace";

type Instance = NonNullable<PopperProps["popperRef"]> extends Ref<infer One> ? NonNullable<One> : never;

const MODIFIERS = [
  { name: "offset", options: { offset: [0, 4] } },
  { name: "preventOverflow", options: { padding: 8, altAxis: true } },
];

const WIDE = [...MODIFIERS, { name: "flip", options: { flipVariations: false } }];

const CONTROLS = "input:not(:disabled), select, textarea, button:not(:disabled), a[href]";

interface ControlsProps {
  readonly children: ReactNode;
  readonly onSize: () => void;
  /** Passed in by the focus trap, which learns from the first focus event where to return the focus. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly onFocus?: FocusEventHandler;
}

/** Mounted when the panel is in the document, after the click on its button. Only then can a control get the focus. */
const Controls = ({ ref, children, onSize, ...trap }: ControlsProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (box.current === null || typeof ResizeObserver === "undefined") return undefined;
    const sizes = new ResizeObserver(onSize);
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [onSize]);
  return (
    <div {...trap} ref={ref} tabIndex={-1}>
      <div ref={box}>{children}</div>
    </div>
  );
};

/**
 * A panel of controls below its button. The page stays usable: the list reacts while a filter is typed, and a click
 * elsewhere closes the panel and still has its own effect. Tab stays inside, Escape returns to the button.
 */
export const PopoverPanel = ({ anchor, label, onClose, wide = false, children }: OverlayProps) => {
  const popper = useRef<Instance>(null);
  // Its content may load later, and may then be too large for its place.
  const place = useCallback(() => void popper.current?.update(), []);
  return (
    <Popper
      popperRef={popper}
      open
      anchorEl={anchor}
      container={overlayPlace(anchor)}
      placement="bottom-start"
      modifiers={wide ? WIDE : MODIFIERS}
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
        <Paper className={wide ? "ui-popover ui-popover-wide" : "ui-popover"} elevation={8}>
          <FocusTrap open disableEnforceFocus>
            <Controls onSize={place}>{children}</Controls>
          </FocusTrap>
        </Paper>
      </ClickAwayListener>
    </Popper>
  );
};
