// The places of the page of a record that features fill.
import type { ComponentType } from "react";
import { createSlot, createSlotOf } from "../slots";

export interface RecordTab {
  /** In the address of the page: `?tab=history`. */
  readonly name: string;
  /** The key of its label, which is one of the first words of the feature. */
  readonly label: string;
  /** Whether the platform can. */
  isOffered(): boolean;
  readonly Panel: ComponentType;
}

/** Tabs of the page of a record, after its related lists. */
export const recordTabs = createSlotOf<RecordTab>();

/** Buttons in the head of the page of a record, after those of its definition. They are within the record. */
export const recordActions = createSlot<object>();

/** Notes below the head of the page of a record, within the record. */
export const recordNotes = createSlot<object>();

export interface TrailEntry {
  /** The name of the resource that the entry is about. */
  readonly of: string;
  /** The changes, as the platform stores them. */
  readonly changes: unknown;
}

/** What an entry of the audit trail changed. Consoles with a page of such entries draw it. */
export const recordChanges = createSlot<TrailEntry>();
