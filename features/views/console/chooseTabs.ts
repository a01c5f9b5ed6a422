import type { View } from "./View";

/** Widths in pixels: a tab without its name, the longest name, the menu at the end, and the number of rows. */
const AROUND = 26;
const LONGEST = 160;
const MENU = 60;
const COUNT = 42;
const SIGN = { narrow: 7, wide: 14 } as const;

const widthOf = (name: string, more = 0): number => {
  const text = [...name].reduce(
    (sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e80 ? SIGN.wide : SIGN.narrow),
    0,
  );
  return Math.min(LONGEST, text) + AROUND + more;
};

/**
 * The views that are shown as tabs: as many as fit by the length of their names, and always the current view. Widths
 * are estimated and not measured, so that no tab moves after it is drawn. `first` is the tab of all rows.
 */
export const chooseTabs = (
  all: readonly View[],
  current: View | null,
  width: number,
  first: string,
): readonly View[] => {
  let left =
    width -
    MENU -
    widthOf(first) -
    (current === null ? 0 : widthOf(current.name, 30 + (current.count === undefined ? 0 : COUNT)));
  const shown = new Set<View>(current === null ? [] : [current]);
  for (const view of all) {
    if (shown.has(view)) continue;
    left -= widthOf(view.name, (view.opens ? 18 : 0) + (view.count === undefined ? 0 : COUNT));
    if (left < 0) break;
    shown.add(view);
  }
  return all.filter((view) => shown.has(view));
};
