import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";
import type { PlatformJob } from "./PlatformTask";
import type { TaskReading } from "./TaskReading";

export interface TasksAsked {
  readonly dataProvider: CallingDataProvider;
  readonly account: string | number;
  /** The resources whose tasks are requested. */
  readonly of: readonly ResourceProps[];
  /** The names of all resources of the console. */
  readonly names: ReadonlySet<string>;
  readonly may: (menu: string) => boolean;
  /** The jobs of the account. Empty if the platform could not answer them. */
  readonly jobs: Promise<readonly PlatformJob[]>;
  /** In seconds since 1970. */
  readonly now: number;
}

export interface TaskKind {
  /** The key of a text below the tasks. */
  readonly note?: string;
  /** Whether the platform has tasks of this kind. */
  isOffered(): boolean;
  /** Whether the kind itself lists this job. The list of other jobs then leaves the job out. */
  takes(job: PlatformJob, asked: Omit<TasksAsked, "jobs">): boolean;
  /** The account's latest tasks. Null if there is nothing to request. */
  read(asked: TasksAsked): Promise<TaskReading | null>;
}

/** Kinds of tasks that features list with their own calls. */
export const taskKinds = createSlotOf<TaskKind>();
