// The parts of an import for a wizard that starts with a file.
export { ChooseFile } from "../ChooseFile";
export { importWords } from "../importWords";
export type { ImportJob } from "../ImportJob";
export type { JobOptions } from "../JobOptions";
export type { ImportState } from "../ImportState";
export { missingFields } from "../ImportNotes";
export { countNotImported } from "../ImportPlan";
export { ImportPreview } from "../ImportPreview";
export { useImportJob } from "../useImportJob";
export { useImportState } from "../useImportState";
export { useReport } from "../useReport";
