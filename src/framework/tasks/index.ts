// Files that the platform writes in the background: the button that starts one.
export { ExportTaskButton } from "./ExportTaskButton";
