// A feature provides this context around the bar of a selection to offer actions for many records.
import { createContext, type ReactNode, useContext } from "react";
import type { Resolver } from "react-hook-form";
import type { Row } from "../resource/Row";
import type { Payload, Writer } from "../wire/contract";
import { type AllThatMatch, type Selection, useActionSelection } from "./ActionSelection";

/** An action on one record that people can also run for each selected record. */
export interface SelectionAction {
  readonly label: string;
  /** The name of the action in the dialog. Default: its label. */
  readonly verb?: string;
  readonly icon: string;
  readonly danger?: boolean;
  readonly follows?: string;
  readonly applies: (row: Row) => boolean;
  readonly restricted: {
    /** A name as in `row_refused`: the name of a call, or `<field>.<value>`. */
    readonly what: string;
    readonly writer: Writer | undefined;
  };
  readonly ask?: ReactNode;
  readonly start?: Payload;
  readonly resolver?: Resolver;
  /** The same action as a task of the platform for all matching records. Null if there is none. */
  readonly order: {
    readonly call: string;
    readonly values?: Payload;
    readonly onlyEmpty?: () => boolean;
    /** The name of the task. Default: the label of the action. */
    readonly nameOf?: (answers: Payload) => string;
  } | null;
  readonly step: (row: Row, answers: Payload) => Promise<unknown>;
}

export interface BulkActions {
  /** Whether people can choose all matching records instead of the selected rows. */
  readonly isOffered: boolean;
  /** All matching records if they are chosen, otherwise null. */
  readonly all: AllThatMatch | null;
  choose(whether: boolean): Promise<void>;
  /** The button of an action for the selection. */
  buttonOf(of: SelectionAction, selection: Selection): ReactNode;
}

/** Null if no feature handles many records. */
export const BulkActionsContext = createContext<BulkActions | null>(null);

/** Makes the button of an action for the selection. */
export const useSelectionButton = (): ((of: SelectionAction) => ReactNode) => {
  const many = useContext(BulkActionsContext);
  const selection = useActionSelection();
  return (of) => (many === null || selection === null ? null : many.buttonOf(of, selection));
};
