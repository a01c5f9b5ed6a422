// A task as the drawer shows it, whichever call answered it.
import type { ReactNode } from "react";
import { valueAt } from "../resource/valueAt";
import { taskFields } from "../wire/ownNames";
import type { TaskSource } from "./TaskSource";

export type TaskState =
  | ("processing" | "failed" | "completed")
  | ("waiting" | "importing" | "imported" | "stopped")
  | ("working" | "worked" | "given_up" | "asks");

/** What the drawer passes to a feature that draws a task. */
export interface TaskItemTold {
  readonly account: string;
  readonly refetch: () => void;
  readonly onClose: () => void;
}

export interface PlatformTask {
  /** Unique among tasks of all kinds: `device 7f3a…`. */
  readonly key: string;
  readonly id: string;
  readonly source: TaskSource;
  /** The name of its file, with extension. */
  readonly name: string;
  readonly state: TaskState;
  readonly done: number;
  readonly total: number;
  /** The address of the file it wrote. For an import, the file of rows that were not imported. */
  readonly url: string;
  readonly size: number;
  readonly reason: string;
  readonly who: string;
  /** Seconds since 1970: the start of the task, and the requested range. */
  readonly began: number;
  readonly begin: number;
  readonly end: number;
  /** The number of rows that an export was said to have. Null when the platform does not tell. */
  readonly expected: number | null;
  /** The number of rows in the file of an export. */
  readonly written: number;
  /** The rows of an import by outcome. */
  readonly created: number;
  readonly existing: number;
  readonly refused: number;
  /** Whether the task may still change. */
  readonly isBusy: boolean;
  /** The id for cancelling it. "" when it cannot be cancelled, and for exports, which have their own call. */
  readonly job: string;
  /** Whether whoever started it may have it go on. */
  readonly retriable: boolean;
  /** Draws the task in the drawer. Null for a task that the drawer draws itself. */
  readonly draw: ((of: TaskItemTold) => ReactNode) | null;
}

/** A background job as the platform answers it: its account, and how a running one is cancelled. */
export interface PlatformJob {
  readonly id: string;
  readonly kind: string;
  readonly resource: string;
  /** The record it works on. */
  readonly record: string;
  readonly isOpen: boolean;
}

export const readJob = (row: unknown): PlatformJob => {
  const text = (name: string) => String(valueAt(row, name) ?? "");
  const isOpen = text("state") === "1";
  return { id: text("id"), kind: text("kind"), resource: text("resource"), record: text("record"), isOpen };
};

const EXPORTS: Readonly<Record<number, TaskState>> = { 1: "processing", 2: "failed", 3: "completed" };
const IMPORTS: Readonly<Record<number, TaskState>> = { 1: "waiting", 2: "importing", 3: "imported", 4: "stopped" };
const WORK: Readonly<Record<number, TaskState>> = { 1: "working", 2: "given_up", 3: "worked" };
const STATES = { export: EXPORTS, import: IMPORTS, work: WORK } as const;
const UNKNOWN = { export: "processing", import: "waiting", work: "working" } as const;
const BUSY: ReadonlySet<TaskState> = new Set<TaskState>(["processing", "waiting", "importing", "working"]);
/** Seconds without progress after which an import is no longer waited for: its file is in another browser, or it was given up. */
const STANDS_STILL = 600;

export const readTask = (source: TaskSource, row: unknown, now: number): PlatformTask => {
  const number = (name: string) => Number(valueAt(row, name) ?? 0) || 0;
  const text = (name: string) => String(valueAt(row, name) ?? "");
  const id = text("id");
  const { does } = source;
  const isExport = source.does === "export";
  const isImport = source.does === "import";
  const state = STATES[does][number("state")] ?? UNKNOWN[does];
  const changed = Math.max(number(taskFields.began), number(taskFields.changed));
  return {
    key: `${source.props.name} ${id}`,
    id,
    source,
    name: isExport ? text("file") || text("name") : text("name"),
    state,
    done: number("done"),
    total: number("total"),
    url: isImport ? text("result") : text("url"),
    size: number("size"),
    reason: text("reason"),
    who: text(taskFields.who),
    began: number(taskFields.began),
    begin: number("begin"),
    end: number("end"),
    expected: isExport && valueAt(row, "expected") !== undefined ? number("expected") : null,
    written: number("written"),
    created: number("created"),
    existing: number("existing"),
    refused: number("refused") + number("failed"),
    isBusy: BUSY.has(state) && (!isImport || now - changed < STANDS_STILL),
    job: source.does === "work" && BUSY.has(state) && valueAt(row, "cancellable") !== false ? id : "",
    retriable: isExport ? state === "failed" : does === "work" && valueAt(row, "retriable") === true,
    draw: null,
  };
};
