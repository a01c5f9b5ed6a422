/** The most records in one request. It is the platform's default limit for a page. */
export const MOST_AT_ONCE = 5000;
