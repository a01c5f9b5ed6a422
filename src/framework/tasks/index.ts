// Tasks in the top bar that a feature lists by calls of its own.
export { type PlatformTask, readTask } from "./PlatformTask";
export { type TaskKind, taskKinds } from "./slots";
export { gatherTasks } from "./TaskReading";
