// Tasks in the top bar that a feature lists with its own calls.
export { type PlatformTask, readTask } from "./PlatformTask";
export { type TaskKind, taskKinds } from "./slots";
export { gatherTasks } from "./TaskReading";
