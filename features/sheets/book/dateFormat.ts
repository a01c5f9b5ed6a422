/** The format of a date and time in spreadsheets: the same as in the console. */
export const DATE_FORMAT = "yyyy-mm-dd hh:mm:ss";
