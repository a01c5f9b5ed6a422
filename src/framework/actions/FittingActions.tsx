import { useTranslate } from "ra-core";
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PopoverButton } from "../ui/PopoverButton";
import { ActionPlaceContext, type Place } from "./ActionPlace";
import "./fitting.css";

/** Hides the buttons that do not fit in one line. Answers their labels, one per line, or null if all fit. */
const measure = (place: HTMLElement): string | null => {
  const buttons = [...place.children].filter((one) => one instanceof HTMLElement);
  const top = buttons[0]?.offsetTop;
  const shown = buttons.filter((one) => one.offsetTop === top && one.offsetWidth <= place.clientWidth);
  for (const button of buttons) button.style.visibility = shown.includes(button) ? "" : "hidden";
  return shown.length < buttons.length ? shown.map(({ textContent }) => textContent).join("\n") : null;
};

const useFitting = (place: RefObject<HTMLElement | null>): string | null => {
  const [shown, setShown] = useState<string | null>(null);
  const look = useCallback(() => setShown(place.current && measure(place.current)), [place]);
  useLayoutEffect(look);
  useEffect(() => {
    const bar = place.current;
    if (bar === null || typeof ResizeObserver === "undefined") return undefined;
    const sizes = new ResizeObserver(look);
    sizes.observe(bar);
    // Buttons appear and disappear when permissions and records arrive.
    const buttons = new MutationObserver(look);
    buttons.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      buttons.disconnect();
    };
  }, [place, look]);
  return shown;
};

interface FittingActionsProps {
  readonly place: Place;
  /** Content that is always shown, before the button of the menu. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** Buttons in one line. Those that do not fit are in a menu. */
export const FittingActions = ({ place, others, children }: FittingActionsProps) => {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const shown = useFitting(bar);
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
