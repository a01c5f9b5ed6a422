/** The maximum number of records in one request: the platform's default limit for a page. */
export const MOST_AT_ONCE = 5000;
