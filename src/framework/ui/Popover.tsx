// A small panel under its button: menus, filters, column choice. Without a modal's machinery, so that a list need not
// load one: closes on Escape and on a press elsewhere, keeps Tab within, and gives focus back to its button.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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

  // However it closes: who was in it is back at its button, unless they pressed something else.
  useLayoutEffect(
    () => () => {
      if (panel.current?.contains(document.activeElement)) button?.focus();
    },
    [button],
  );

  useLayoutEffect(() => {
    if (panel.current === null || button === null) return undefined;
    // Over everything, whatever stands around it; browsers without it have the style sheet's order.
    if ("showPopover" in panel.current && !panel.current.matches(":popover-open")) panel.current.showPopover();
    const { current } = panel;
    const settle = () => {
      const at = button.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = current;
      const below = at.bottom + 4 + offsetHeight <= window.innerHeight || at.top < offsetHeight;
      setPlace({
        top: Math.max(8, below ? at.bottom + 4 : at.top - offsetHeight - 4),
        left: Math.max(8, Math.min(at.left, window.innerWidth - offsetWidth - 8)),
      });
    };
    settle();
    if (typeof ResizeObserver === "undefined") return undefined;
    // What is in it may come later, and be larger.
    const observer = new ResizeObserver(settle);
    observer.observe(current);
    return () => observer.disconnect();
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
      popover="manual"
      className="kit-popover"
      role={role}
      aria-label={label}
      // Unseen until it has its place; what is hidden could not take the focus.
      style={place ?? { opacity: 0, top: 0, left: 0 }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
        // A menu is left by Tab; from the last control of a dialog Tab leads to its first.
        else if (event.key === "Tab" && role === "menu") close();
        else moveFocus(KEYS[role], event, panel.current);
      }}
    >
      {children}
    </div>,
    // Those who listen find it in the part of the page that its button stands in.
    button?.closest("dialog, [role=dialog], main, header") ?? document.body,
  );
};

const KEYS: Readonly<Record<PopoverProps["role"], ReadonlySet<string>>> = {
  menu: new Set(["ArrowDown", "ArrowUp", "Home", "End"]),
  dialog: new Set(["Tab"]),
};

const moveFocus = (keys: ReadonlySet<string>, event: KeyboardEvent<HTMLElement>, panel: HTMLElement | null) => {
  const { key, shiftKey } = event;
  if (!keys.has(key) || panel === null) return;
  const items = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = items.findIndex((one) => one.matches(":focus"));
  const isBack = key === "ArrowUp" || (key === "Tab" && shiftKey);
  const isEdge = isBack ? at <= 0 : at === items.length - 1;
  // Within, Tab goes its own way: radio buttons of one name are one stop.
  if (key === "Tab" && !isEdge) return;
  const to = key === "Home" ? 0 : key === "End" ? -1 : isEdge ? (isBack ? -1 : 0) : at + (isBack ? -1 : 1);
  items.at(to)?.focus();
  event.preventDefault();
};
