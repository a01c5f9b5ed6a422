// The places of the page of a record that features fill.
import type { ComponentType } from "react";
import { createSlot, createSlotOf } from "../slots";

export interface RecordTab {
  /** In the address of the page: `?tab=history`. */
  readonly name: string;
  /** The key of its label, one of the feature's first words. */
  readonly label: string;
  /** Whether the platform supports it. */
  isOffered(): boolean;
  readonly Panel: ComponentType;
}

/** Tabs of the page of a record, after its related lists. */
export const recordTabs = createSlotOf<RecordTab>();

/** The head of the page of a record, before its buttons. They get the record from `useRecordContext`. */
export const recordHead = createSlot<object>();

/** Buttons in the head of the page of a record, after those of its definition. They get the record from `useRecordContext`. */
export const recordActions = createSlot<object>();

/** Notes below the head of the page of a record. They get the record from `useRecordContext`. */
export const recordNotes = createSlot<object>();

export interface TrailEntry {
  /** The name of the resource that the entry is about. */
  readonly of: string;
  /** The changes, as the platform stores them. */
  readonly changes: unknown;
}

/** The changes of an entry of the audit trail. A console draws them on its page of such entries. */
export const recordChanges = createSlot<TrailEntry>();
