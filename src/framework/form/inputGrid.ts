/** Places inputs side by side, or one below the other on a phone. */
export const inputGrid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  columnGap: 2.5,
  rowGap: 2.5,
  alignItems: "start",
} as const;
