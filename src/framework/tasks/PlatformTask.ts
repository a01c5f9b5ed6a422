// A task as the drawer shows it, from any call.
import type { ReactNode } from "react";
import { valueAt } from "../resource/valueAt";
import type { ResourceProps } from "../wire/contract";
import { taskFields } from "../wire/ownNames";
import type { TaskPlaces } from "./TaskPlaces";

/** The props of a component with which a feature draws a task. */
export interface TaskProps {
  readonly account: string;
  readonly work: TaskPlaces["work"];
  readonly refetch: () => void;
  readonly onClose: () => void;
}

export interface TaskNotice {
  /** The message key for the state. The message gets the name of the task and these counts. */
  readonly words: string;
  readonly counts?: Readonly<Record<string, number>>;
  readonly type: "success" | "warning" | "error";
}

export interface PlatformTask {
  /** A key that is unique among the tasks of all kinds: `device 7f3a…`. */
  readonly key: string;
  readonly id: string;
  readonly props: ResourceProps;
  /** The name of its file, with the extension. */
  readonly name: string;
  /** The last part of the message key for its state. */
  readonly state: string;
  readonly done: number;
  readonly total: number;
  /** The address of the file that the task wrote. */
  readonly url: string;
  readonly size: number;
  readonly reason: string;
  readonly who: string;
  /** When it began, in seconds since 1970. */
  readonly began: number;
  /** Whether the task has not ended yet. */
  readonly isBusy: boolean;
  /** The id with which the task is cancelled. "" if it cannot be cancelled. */
  readonly job: string;
  /** Whether the account that started it may continue it. */
  readonly retriable: boolean;
  /** The message when it ends. Null while it runs. */
  readonly notice: TaskNotice | null;
  /** Draws the task in the drawer. If it is null, the drawer draws it. */
  readonly draw: ((props: TaskProps) => ReactNode) | null;
}

/** A background job as the platform answers it. */
export interface PlatformJob {
  readonly id: string;
  readonly kind: string;
  readonly resource: string;
  /** The record that the job is about. */
  readonly record: string;
  readonly isOpen: boolean;
}

export const readJob = (row: unknown): PlatformJob => {
  const text = (name: string) => String(valueAt(row, name) ?? "");
  const isOpen = text("state") === "1";
  return { id: text("id"), kind: text("kind"), resource: text("resource"), record: text("record"), isOpen };
};

const STATES: Readonly<Record<number, string>> = { 1: "working", 2: "given_up", 3: "worked" };
const NOTICES: Readonly<Record<string, TaskNotice>> = {
  worked: { words: "tasks.worked", type: "success" },
  given_up: { words: "tasks.given_up", type: "warning" },
};

/** Makes a task from the platform's answer about a job. A feature adds the facts that its kind of task needs. */
export const readTask = (props: ResourceProps, row: unknown): PlatformTask => {
  const number = (name: string) => Number(valueAt(row, name) ?? 0) || 0;
  const text = (name: string) => String(valueAt(row, name) ?? "");
  const id = text("id");
  const state = STATES[number("state")] ?? "working";
  const isBusy = state === "working";
  return {
    key: `${props.name} ${id}`,
    id,
    props,
    name: text("name"),
    state,
    done: number("done"),
    total: number("total"),
    url: text("url"),
    size: number("size"),
    reason: text("reason"),
    who: text(taskFields.who),
    began: number(taskFields.began),
    isBusy,
    job: isBusy && valueAt(row, "cancellable") !== false ? id : "",
    retriable: valueAt(row, "retriable") === true,
    notice: NOTICES[state] ?? null,
    draw: null,
  };
};
