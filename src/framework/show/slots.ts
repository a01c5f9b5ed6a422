// The slots on the page of a record for features.
import type { ComponentType } from "react";
import { createSlot, createSlotOf } from "../slots";
import type { RelatedListProps } from "./RelatedList";

export interface RecordTab {
  /** Its name in the address: `?tab=history`. */
  readonly name: string;
  /** The message key of its label, one of the feature's initial words. */
  readonly label: string;
  /** Whether the platform supports it. */
  isOffered(): boolean;
  readonly Panel: ComponentType;
}

/** Parts beside a record, or below its related lists where there is no room beside it. */
export const recordTabs = createSlotOf<RecordTab>();

export interface RecordBelow {
  /** What is listed below the record: the lists that the platform has and the account may open. */
  readonly related: readonly RelatedListProps[];
}

/** Below the fields of a record. */
export const recordBelow = createSlot<RecordBelow>();

/** The head of the page of a record, before its buttons. Parts get the record from `useRecordContext`. */
export const recordHead = createSlot<object>();

/** Buttons in the head of a record, after those of the definition. They get the record from `useRecordContext`. */
export const recordActions = createSlot<object>();

/** Notes below the head of a record's page. They get the record from `useRecordContext`. */
export const recordNotes = createSlot<object>();

export interface TrailEntry {
  /** The name of the resource that the entry is about. */
  readonly of: string;
  /** The changes, as the platform stores them. */
  readonly changes: unknown;
}

/** The changes of an entry of the audit trail. A console draws them on its page of such entries. */
export const recordChanges = createSlot<TrailEntry>();
