// Files the platform writes in the background: the button that starts one, and what follows them all.
export { ExportTaskButton, type ExportTaskButtonProps } from "./ExportTaskButton";
export type { TaskPlaces } from "./TaskSource";
export { TasksButton } from "./TasksButton";
