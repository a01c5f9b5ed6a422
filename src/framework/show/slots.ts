// The slots on the page of a record for features.
import type { ComponentType } from "react";
import { createSlot, createSlotOf } from "../slots";

export interface RecordTab {
  /** Its name in the address: `?tab=history`. */
  readonly name: string;
  /** The message key of its label, one of the feature's initial words. */
  readonly label: string;
  /** Whether the platform supports it. */
  isOffered(): boolean;
  readonly Panel: ComponentType;
}

/** Tabs of the page of a record, after its related lists. */
export const recordTabs = createSlotOf<RecordTab>();

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
