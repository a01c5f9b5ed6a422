/** Rows of a page until a person chooses otherwise. */
export const PAGE_SIZE = 10;
/** Buttons of pages beside each other, and on a narrow screen. */
export const PAGE_BUTTONS = { wide: 5, narrow: 3 } as const;
