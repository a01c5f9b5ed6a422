import { useTranslate } from "ra-core";
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PopoverButton } from "../ui/PopoverButton";
import { ActionPlaceContext, type ActionPlace } from "./ActionPlace";
import "./fitting.css";

/** The largest number of buttons on a page, not counting the main button. Other buttons are in the menu. */
const MOST = 2;

/** A page has one main button. Buttons that end something are in the menu, unless a button is the only one. */
const chooseButtons = (buttons: readonly HTMLElement[], beside: readonly Element[]): readonly HTMLElement[] => {
  const hasMain = beside.some((one) => one.matches(".MuiButton-contained"));
  const harmless = buttons.filter((one) => !one.hidden && !one.matches(".MuiButton-colorError"));
  const main = hasMain ? undefined : harmless.find((one) => one.dataset.lesser === undefined);
  for (const button of buttons) button.toggleAttribute("data-main", button === main);
  if (harmless.length === 0 && !hasMain) return buttons.filter((one) => !one.hidden).slice(0, 1);
  const free = MOST - beside.filter((one) => one.matches(".MuiButton-outlined")).length;
  const others = harmless.filter((one) => one !== main).slice(0, Math.max(0, free));
  return harmless.filter((one) => one === main || others.includes(one));
};

/** Hides the buttons that do not fit on the first line. Answers their labels, one per line; null if all buttons fit. */
const measure = (bar: HTMLElement, place: ActionPlace): string | null => {
  const buttons = [...bar.children].filter((one) => one instanceof HTMLElement);
  const chosen = place === "page" ? chooseButtons(buttons, [...(bar.parentElement?.children ?? [])]) : buttons;
  for (const button of buttons) button.style.display = chosen.includes(button) ? "" : "none";
  const top = Math.min(...chosen.map(({ offsetTop }) => offsetTop));
  const shown = chosen.filter((one) => one.offsetTop === top && one.offsetWidth <= bar.clientWidth);
  for (const button of chosen) button.style.visibility = shown.includes(button) ? "" : "hidden";
  return shown.length < buttons.length ? shown.map(({ textContent }) => textContent).join("\n") : null;
};

const useFitting = (bar: RefObject<HTMLElement | null>, place: ActionPlace): string | null => {
  const [shown, setShown] = useState<string | null>(null);
  const look = useCallback(() => setShown(bar.current && measure(bar.current, place)), [bar, place]);
  useLayoutEffect(look);
  useEffect(() => {
    if (bar.current === null || typeof ResizeObserver === "undefined") return undefined;
    const sizes = new ResizeObserver(look);
    sizes.observe(bar.current);
    // Buttons appear and disappear when permissions and records arrive.
    const buttons = new MutationObserver(look);
    buttons.observe(bar.current, { childList: true, characterData: true, subtree: true });
    if (bar.current.parentElement !== null) buttons.observe(bar.current.parentElement, { childList: true });
    return () => {
      sizes.disconnect();
      buttons.disconnect();
    };
  }, [bar, look]);
  return shown;
};

interface OverflowActionsProps {
  readonly place: ActionPlace;
  /** Parts that are always shown, before the button of the menu. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** Buttons on one line, and a menu for those that do not fit. Buttons that end something come last. */
export const OverflowActions = ({ place, others, children }: OverflowActionsProps) => {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const shown = useFitting(bar, place);
  return (
    <>
      <div ref={bar} className="ui-fitting">
        <ActionPlaceContext value={{ place }}>{children}</ActionPlaceContext>
      </div>
      {others}
      {shown !== null && (
        <PopoverButton className="ui-fitting-menu" role="menu" icon="more" label={translate("ui.bulk.more")}>
          {(close) => (
            <ActionPlaceContext value={{ place: "menu", onPress: close, without: new Set(shown.split("\n")) }}>
              {children}
            </ActionPlaceContext>
          )}
        </PopoverButton>
      )}
    </>
  );
};
