// The payload of a bulk task's job: one call for each record that matches the filters of a list.
import type { Language } from "../../../generator";
import type { ConditionTime } from "../../../platform/framework/records/asked";
import type { Job } from "../../../platform/framework/queue/Job";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Row } from "../../../platform/framework/storage/Store";
import { Failure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { UNKNOWN_PACE, type WorkPace } from "./pace";

export interface BulkOrder {
  /**
   * The name of the call, and its values in addition to the key. Secrets are never among the values, because they are
   * stored as text.
   */
  readonly call: string;
  readonly values: Row;
  /** Whether a value is set only where the record has none. */
  readonly onlyEmpty?: boolean;
  readonly filters: Row;
  /** Time and time zone of the request, from which periods like "the last 7 days" are computed. */
  readonly at: ConditionTime;
  readonly language: Language;
  /** The number of records that was shown to the person who started the task. */
  readonly expected: number;
  /** The id of the task whose refused records are retried; null for a task that finds its records by filters. */
  readonly again: string | null;
}

const isOrder = (value: unknown): value is BulkOrder =>
  isObject(value) && "call" in value && "values" in value && "filters" in value && "at" in value;

/** @throws Failure 500 if the payload has another shape */
export const readOrder = (payload: unknown): BulkOrder => {
  if (!isOrder(payload)) throw new Failure(500, "unreadable");
  return payload;
};

/** The order of a job; null if another version wrote it and this one cannot read it. */
export const findOrder = ({ payload }: Pick<Job, "payload">): BulkOrder | null => {
  const order: unknown = parseStored(payload);
  return isOrder(order) ? order : null;
};

/** The progress of a task: the cursor of its job. */
export interface BulkProgress {
  /** The number of records that were found so far, and the key or place of the last one. */
  readonly found: number;
  readonly last: string | number | null;
  /** Whether all records were found. */
  readonly isWhole: boolean;
  /** The number of records that people confirmed after the number had changed; null if it never changed. */
  readonly agreed: number | null;
  /** The number of records that match now, if the task waits for people to confirm this number. */
  readonly asks: number | null;
  /** The number of processed records, and the number of records with each outcome. */
  readonly at: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly pace: WorkPace;
}

export const NO_PROGRESS: BulkProgress = {
  found: 0,
  last: null,
  isWhole: false,
  agreed: null,
  asks: null,
  at: 0,
  changed: 0,
  same: 0,
  refused: 0,
  pace: UNKNOWN_PACE,
};

export const progressOf = (cursor: unknown): BulkProgress =>
  isObject(cursor) ? { ...NO_PROGRESS, ...cursor } : NO_PROGRESS;
