// A small panel under its button: menus, filters, column choice. Without a modal's machinery, so that a list need not
// load one: closes on Escape, on a press elsewhere and when focus leaves, and gives focus back to its button.
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "./popover.css";

export interface PopoverProps {
  readonly anchor: RefObject<HTMLElement | null> | HTMLElement;
  readonly label: string;
  /** menu: arrow keys move between its buttons; dialog: a panel of controls. */
  readonly role: "menu" | "dialog";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = "button:not(:disabled), input:not(:disabled), select, textarea, a[href]";

export const Popover = ({ anchor, label, role, onClose, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number } | null>(null);
  const button = anchor instanceof HTMLElement ? anchor : anchor.current;
  const close = useCallback(() => {
    onClose();
    button?.focus();
  }, [onClose, button]);

  useLayoutEffect(() => {
    if (panel.current === null || button === null) return;
    const at = button.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = panel.current;
    const below = at.bottom + 4 + offsetHeight <= window.innerHeight || at.top < offsetHeight;
    setPlace({
      top: Math.max(8, below ? at.bottom + 4 : at.top - offsetHeight - 4),
      left: Math.max(8, Math.min(at.left, window.innerWidth - offsetWidth - 8)),
    });
  }, [button]);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    const outside = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Node) || panel.current?.contains(target) || button?.contains(target)) return;
      onClose();
    };
    document.addEventListener("pointerdown", outside, true);
    window.addEventListener("resize", onClose);
    return () => {
      document.removeEventListener("pointerdown", outside, true);
      window.removeEventListener("resize", onClose);
    };
  }, [onClose, button]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is always given, and keys only move and close
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a menu and a dialog both take a label
    <div
      ref={panel}
      className="kit-popover"
      role={role}
      aria-label={label}
      style={place ?? { visibility: "hidden", top: 0, left: 0 }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
        if (role === "menu") moveFocus(event.key, panel.current, () => event.preventDefault());
      }}
    >
      {children}
    </div>,
    document.body,
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const moveFocus = (key: string, panel: HTMLElement | null, taken: () => void) => {
  const step = STEPS[key];
  if (step === undefined || panel === null) return;
  const items = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = items.findIndex((one) => one.matches(":focus"));
  items[(at + step + items.length) % items.length]?.focus();
  taken();
};
