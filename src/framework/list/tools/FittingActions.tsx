import { useTranslate } from "ra-core";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { Icon } from "../../ui/icons";
import { PopoverButton } from "../../ui/PopoverButton";

const BAR = { place: "bar" } as const;

interface Fitting {
  readonly shown: ReadonlySet<string>;
  readonly isCut: boolean;
}

/** Hides the buttons that do not fit on the first line. Answers the labels of the hidden ones. */
const measure = (place: HTMLElement): Fitting => {
  const buttons = [...place.children].filter((one) => one instanceof HTMLElement);
  const top = buttons[0]?.offsetTop;
  const shown = new Set<string>();
  for (const button of buttons) {
    const fits = button.offsetTop === top && button.offsetWidth <= place.clientWidth;
    button.style.visibility = fits ? "" : "hidden";
    if (fits) shown.add(button.textContent);
  }
  return { shown, isCut: shown.size < buttons.length };
};

const isSame = (one: Fitting, other: Fitting): boolean =>
  one.isCut === other.isCut && [...one.shown].join("\n") === [...other.shown].join("\n");

const useFitting = (place: RefObject<HTMLElement | null>): Fitting => {
  const [fitting, setFitting] = useState<Fitting>({ shown: new Set(), isCut: false });
  useLayoutEffect(() => {
    if (place.current === null) return;
    const now = measure(place.current);
    setFitting((before) => (isSame(before, now) ? before : now));
  });
  useEffect(() => {
    if (place.current === null || typeof ResizeObserver === "undefined") return undefined;
    const bar = place.current;
    const look = () => {
      const now = measure(bar);
      setFitting((before) => (isSame(before, now) ? before : now));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(bar);
    // Buttons appear and disappear when permissions and records arrive.
    const buttons = new MutationObserver(look);
    buttons.observe(bar, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      buttons.disconnect();
    };
  }, [place]);
  return fitting;
};

/** Buttons on one line. Those that do not fit are in a menu. */
export const FittingActions = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const { shown, isCut } = useFitting(place);
  const label = translate("ui.bulk.more");
  return (
    <>
      <div ref={place} className="ui-bulk-actions">
        <ActionPlaceContext value={BAR}>{children}</ActionPlaceContext>
      </div>
      {isCut && (
        <PopoverButton
          role="menu"
          label={label}
          named
          face={
            <>
              {label}
              <Icon name="chevron_down" size={18} />
            </>
          }
        >
          {(close) => (
            <ActionPlaceContext value={{ place: "menu", onPress: close, without: shown }}>
              {children}
            </ActionPlaceContext>
          )}
        </PopoverButton>
      )}
    </>
  );
};
