/** The largest number of records in one request. It is the platform's default limit of a page. */
export const MOST_AT_ONCE = 5000;
