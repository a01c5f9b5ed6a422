/** The widest form in pixels, because longer lines are hard to read. */
export const FORM_WIDTH = 880;

/** For a field that is several rows high, such as a picture. Other fields fill the rows beside it. */
export const TALL_INPUT = { gridRow: "span 3" } as const;

/** Places inputs side by side, or one below the other on a phone. */
export const inputGrid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gridAutoFlow: "row dense",
  columnGap: 2.5,
  rowGap: 2.5,
  alignItems: "start",
} as const;

/** The container whose width decides whether inputs are side by side. */
export const groupFrame = { containerType: "inline-size" } as const;
