// Records from a file: the button that begins it, whose dialog comes when it is pressed; and its parts, for a wizard that begins with a file.
export { ChooseFile } from "./ChooseFile";
export { ImportButton } from "./ImportButton";
export type { ImportJob, JobOptions } from "./ImportJob";
export type { ImportState } from "./ImportState";
export { missingFields } from "./ImportNotes";
export { notTaken } from "./ImportPlan";
export { ImportPreview } from "./ImportPreview";
export { useImportJob } from "./useImportJob";
export { useImportState } from "./useImportState";
export { useReport } from "./useReport";
