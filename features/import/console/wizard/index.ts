// Imports of records from a file: the button with its dialog, which is loaded on a press, and the parts for a wizard that starts with a file.
export { ChooseFile } from "../ChooseFile";
export { ImportButton } from "../ImportButton";
export { importWords } from "../importWords";
export type { ImportJob } from "../ImportJob";
export type { JobOptions } from "../JobOptions";
export type { ImportState } from "../ImportState";
export { missingFields } from "../ImportNotes";
export { countNotTaken } from "../ImportPlan";
export { ImportPreview } from "../ImportPreview";
export { useImportJob } from "../useImportJob";
export { useImportState } from "../useImportState";
export { useReport } from "../useReport";
