/** How spreadsheets show a date and time: as the console does. */
export const DATE_FORMAT = "yyyy-mm-dd hh:mm:ss";

/** From the first day of a spreadsheet's calendar to 1970. */
export const DAYS_TO_1970 = 25_569;
