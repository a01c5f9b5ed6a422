import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";
import type { PlatformTask } from "./PlatformTask";

export interface TaskKind {
  /** The kind of its jobs. The list of all other jobs leaves them out. */
  readonly kind: string;
  /** Whether the platform supports it. */
  isOffered(): boolean;
  /** The latest ones of the account about these resources. `now`: in seconds since 1970. */
  read(of: readonly ResourceProps[], now: number): Promise<readonly PlatformTask[]>;
}

/** Kinds of tasks that a feature lists by its own calls. */
export const taskKinds = createSlotOf<TaskKind>();
