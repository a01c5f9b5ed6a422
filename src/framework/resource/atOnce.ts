/** Records that are asked for, or acted on, in one request: a platform answers no larger page unless it is set to. */
export const MOST_AT_ONCE = 5000;
