import type { ImportFault } from "./WorkerTalk";

/** The fault that the name of a file shows if the file is not an xlsx workbook. */
export const faultOfFileName = (name: string): ImportFault | null => {
  if (/\.xlsx$/i.test(name)) return null;
  if (/\.xls$/i.test(name)) return "xls";
  return /\.(csv|tsv)$/i.test(name) ? "csv" : "not_xlsx";
};
