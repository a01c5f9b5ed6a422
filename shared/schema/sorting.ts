/** The maximum number of fields in the order of a list. */
export const MOST_SORT_KEYS = 5;
