import ClickAwayListener from "@mui/material/ClickAwayListener";
import Paper from "@mui/material/Paper";
import Popper, { type PopperProps } from "@mui/material/Popper";
import FocusTrap from "@mui/material/Unstable_TrapFocus";
import { type FocusEventHandler, type ReactNode, type Ref, useCallback, useEffect, useRef } from "react";
import type { OverlayProps } from "./MenuPanel";
import { overlayParent } from "./overlayParent";

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
  /** MUI's focus trap needs this order: at the first focus event, it remembers where to return the focus. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly onFocus?: FocusEventHandler;
}

/** Drawn once the panel is in the document, because a control cannot take the focus earlier. */
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
 * A panel of controls below its button. The page stays usable: a list changes while people type a filter, and a click
 * outside closes the panel and also does what it usually does. The Tab key stays inside the panel. Escape returns to
 * the button.
 */
export const PopoverPanel = ({ anchor, label, onClose, wide = false, children }: OverlayProps) => {
  const popper = useRef<Instance>(null);
  // When content arrives later, the panel may no longer fit where it is.
  const place = useCallback(() => void popper.current?.update(), []);
  return (
    <Popper
      popperRef={popper}
      open
      anchorEl={anchor}
      container={overlayParent(anchor)}
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
