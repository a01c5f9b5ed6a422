/** The maximum number of fields in the order of a list. */
export const MAX_SORT_KEYS = 5;
