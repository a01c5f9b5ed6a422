import type { ImportFault } from "./WorkerTalk";

/** The kind of a file by its name, if it is no xlsx workbook. */
export const faultOfName = (name: string): ImportFault | null => {
  if (/\.xlsx$/i.test(name)) return null;
  if (/\.xls$/i.test(name)) return "xls";
  return /\.(csv|tsv)$/i.test(name) ? "csv" : "not_xlsx";
};
