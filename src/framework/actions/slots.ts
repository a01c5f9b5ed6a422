// Slots of actions, which features fill: the price in a dialog, and an alternative to deleting.
import type { ReactNode } from "react";
import type { Grants } from "../auth/useGrants";
import { createSlot, createSlotOf } from "../slots";
import type { Payload, ResourceProps } from "../wire/contract";
import type { Facts } from "../wire/readAnswer";
import type { QuoteOf } from "./ActionRequest";

/** The quote for the entered values; null while there is no quote. */
export interface QuoteState {
  readonly quote: Payload | null;
  /** Whether all values for the quote are entered. The action must then wait for it. */
  readonly isDue: boolean;
  /** Why the action must wait: the labels of inputs that are empty or refused. */
  readonly lack: string;
}

export interface QuoteProps {
  readonly of: QuoteOf;
  readonly ask: ReactNode;
  /** The consequences of the action. */
  readonly follows: string;
  readonly onQuote: (quote: QuoteState) => void;
}

/** The price of a dialog's values, beside its inputs. Without this slot, the dialog shows and sends no price. */
export const quotes = createSlot<QuoteProps>();

export interface DeletionCounts {
  /** The counts from the platform. */
  readonly counted: Facts;
  /** The number of records to delete. */
  readonly count: number;
}

/** What a deletion would do, in its dialog. */
export const deletionCounts = createSlot<DeletionCounts>();

/** What people can do instead of deleting a record, on its page. */
export interface InsteadOfDeletion {
  /** The message key of the label, one of the feature's first words. The label may contain the record's `name`. */
  readonly label: string;
  isOffered(of: ResourceProps, grants: Grants): boolean;
  /** The router state with which the page of the record opens. */
  readonly state: object;
}

/** An alternative for a record that cannot be deleted. Without this slot, the dialog offers to disable the record. */
export const insteadOfDeletion = createSlotOf<InsteadOfDeletion>();
