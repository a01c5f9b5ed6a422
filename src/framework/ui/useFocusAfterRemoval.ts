// Returns the focus when the pressed element disappears or is disabled, such as the last filter or the next page.
// Browsers would lose the focus, and the next Tab would begin at the top of the page.
import { type RefObject, useEffect } from "react";

const CONTROLS =
  ':is([role="grid"], [role="treegrid"], input, select, textarea, button, a[href]):not(:disabled, [tabindex="-1"])';

/** The controls of an area that can get the focus, in order. */
const controlsIn = (area: Element): readonly HTMLElement[] => [...area.querySelectorAll<HTMLElement>(CONTROLS)];

const isThere = (one: HTMLElement): boolean => one.isConnected && !one.matches(":disabled") && isVisible(one);
const isVisible = (one: HTMLElement): boolean => one.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The last element with the focus, as it was in the document. */
interface Last {
  readonly control: HTMLElement;
  /** The elements around the last focused element, the nearest first. */
  readonly around: readonly Element[];
  readonly before: readonly HTMLElement[];
  readonly after: readonly HTMLElement[];
}

const lastAt = (control: HTMLElement, area: HTMLElement): Last => {
  const around: Element[] = [];
  for (let one = control.parentElement; one !== null && one !== area; one = one.parentElement) around.push(one);
  const all = controlsIn(area);
  const at = all.indexOf(control);
  return {
    control,
    around: [...around, area],
    before: all.slice(0, Math.max(0, at)).toReversed(),
    after: all.slice(at + 1),
  };
};

/** The nearest control in the remaining page. A removed element may name its successor in `data-next`. */
const nextTo = ({ around, before, after }: Last, area: HTMLElement): HTMLElement | undefined => {
  const named = around.find((one) => !one.isConnected && one.getAttribute("data-next") !== null);
  const next = named && area.querySelector<HTMLElement>(named.getAttribute("data-next") ?? "");
  if (next) return next;
  const left = around.filter((one) => one.isConnected);
  for (const place of left) {
    const found = [...after, ...before, ...controlsIn(place)].find((one) => place.contains(one) && isThere(one));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Moves the focus to the nearest control if its element disappears. */
export const useFocusAfterRemoval = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const area = place.current;
    if (area === null || typeof MutationObserver === "undefined") return undefined;
    let last: Last | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = lastAt(target, area);
    };
    const keep = () => {
      if (last === null || (last.control.isConnected && !last.control.matches(":disabled"))) return;
      const now = document.activeElement;
      if (now === null || now === document.body || now === last.control)
        nextTo(last, area)?.focus({ preventScroll: true });
    };
    /** If a person has pressed another element, the focus stays there. */
    const leave = ({ target }: Event) => {
      if (target instanceof Node && last?.control.contains(target) === false) last = null;
    };
    const later = () => setTimeout(keep);
    const changes = new MutationObserver(keep);
    changes.observe(area, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    area.addEventListener("focusin", note);
    document.addEventListener("focusout", later);
    document.addEventListener("pointerdown", leave, true);
    return () => {
      changes.disconnect();
      area.removeEventListener("focusin", note);
      document.removeEventListener("focusout", later);
      document.removeEventListener("pointerdown", leave, true);
    };
  }, [place]);
};
