/** The format of a date and time in spreadsheets: the same as in the console. */
export const DATE_FORMAT = "yyyy-mm-dd hh:mm:ss";

/** Days from the start of a spreadsheet's calendar to 1970. */
export const DAYS_TO_1970 = 25_569;
