/** The largest number of records in one request. It is the platform's default limit of a page. */
export const MAX_RECORDS_PER_REQUEST = 5000;
