/** The most fields that the order of a list has. */
export const MOST_SORT_KEYS = 5;
