// The slots on the page of a record for features.
import type { ComponentType } from "react";
import { createSlot, createSlotOf } from "../slots";
import type { RelatedListProps } from "./RelatedList";

export interface RecordTab {
  /** The name of the tab in the address: `?tab=history`. */
  readonly name: string;
  /** The message key of its label, one of the feature's words that are loaded at the start. */
  readonly label: string;
  /** Whether the platform supports the tab. */
  isOffered(): boolean;
  readonly Panel: ComponentType;
}

/** Parts beside a record, or below its related lists if there is too little room beside it. */
export const recordTabs = createSlotOf<RecordTab>();

export interface RecordBelow {
  /** The related lists below the record: those that the platform has and the account may open. */
  readonly related: readonly RelatedListProps[];
}

export interface RegionParts {
  /** Country, province, city and district, as they are stored. Each may be "". */
  readonly parts: readonly string[];
}

/** The names of the places of an address. */
export const regionNames = createSlot<RegionParts>();

/** Parts below the fields of a record. */
export const recordBelow = createSlot<RecordBelow>();

/** Parts in the head of a record, before its buttons. They get the record from `useRecordContext`. */
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

/** Draws the changes in an entry of the audit trail. A console uses it on the page of such an entry. */
export const recordChanges = createSlot<TrailEntry>();
