import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";
import type { PlatformTask } from "./PlatformTask";

export interface TaskKind {
  /** The kind of its jobs, which are not listed as other work. */
  readonly kind: string;
  /** Whether the platform can. */
  isOffered(): boolean;
  /** The latest ones of the account about these resources. `now`: in seconds since 1970. */
  read(of: readonly ResourceProps[], now: number): Promise<readonly PlatformTask[]>;
}

/** Kinds of tasks that are listed by calls of a feature. */
export const taskKinds = createSlotOf<TaskKind>();
