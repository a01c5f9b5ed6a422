// The places of a list that features fill.
import type { SortPayload } from "ra-core";
import type { ComponentType, ReactNode } from "react";
import type { AllowedActions } from "../resource/access";
import { type Around, createSlot, createSlotOf } from "../slots";
import type { Where } from "../../../shared/schema/where/Where";
import type { Row } from "../resource/Row";
import type { EditorProps, ReferenceFilterProps, SummaryProps } from "./filters/FilterKind";
import type { TreeListProps } from "./ListViewProps";
import type { ColumnSpec } from "./columns/ColumnSpec";
import type { NamedField } from "./where/NamedField";

/** Around a list that keeps its page and filters in the address, before it asks for rows. `sort`: its own order. */
export const aroundList: Around<{ readonly sort: SortPayload | undefined }> = createSlot();

/** Tabs above the tools of a list, in wide windows. */
export const listTabs = createSlot<object>();

/** A menu before the filters of a list, on phones. */
export const listMenu = createSlot<object>();

export interface RowTool {
  /** The right that the operator needs: an action of `access` of the resource. */
  readonly action: string;
  /** The key of the label of its button, one of the feature's first words. */
  readonly label: string;
  readonly icon: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Tools for the selected rows, or for all that match if none is selected. */
export const rowTools = createSlotOf<RowTool>();

/** What a list offers for its rows: editing, the actions of a row, and those that the operator may run. */
export interface Rows {
  readonly canEdit: boolean;
  readonly rowActions: ReactNode;
  readonly allowed: AllowedActions;
}

export interface SelectionTools {
  readonly name: string;
  /** Whether it offers anything for the rows of this list, so that they can be selected. */
  offers(of: Rows): boolean;
  /** Wraps the bar of the selection, and gives its buttons a ManyContext. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** Its buttons, before the list's own. */
  readonly Tools: ComponentType;
}

/** In the bar of a selection. The bar has the actions of a row only if a part gives it a ManyContext. */
export const selectionTools = createSlotOf<SelectionTools>();

/** Tools of a list as a whole, after the list's own. */
export const listTools = createSlot<object>();

export interface MenuTool {
  /** The key of its label, one of the feature's first words. */
  readonly label: string;
  readonly icon: string;
  /** The letter that opens it together with Control or Command, in place of the browser's own shortcut. */
  readonly key: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Rarely used tools, in the menu of a list. Their keys work for the main list of a page, not for one below a record. */
export const menuTools = createSlotOf<MenuTool>();

/** The conditions of a list, while they are edited. */
export interface EditedConditions {
  /** As in the address. */
  readonly text: string;
  /** Null if the text cannot be shown in words. */
  readonly where: Where | null;
  readonly fields: readonly NamedField[];
  /** The element that opened the panel. */
  readonly anchor: HTMLElement;
  onChange(text: string): void;
  onClose(): void;
}

/** The panel that edits conditions. Where no feature fills it, conditions of a link are shown and can be removed. */
export const conditionPanel = createSlot<EditedConditions>();

/** Between the rows of a list and its pages. `summed`: the columns whose values the definition says to sum up. */
export const listFoot = createSlot<{ readonly summed: readonly ColumnSpec[] }>();

/** The list of records that form a tree. Without it, they are listed like all others. */
export const treeList = createSlot<TreeListProps>();

export interface TreeFilter {
  /** Chooses records of a tree, with those below them. */
  readonly Choice: ComponentType<EditorProps<ReferenceFilterProps>>;
  /** The names of the chosen records. */
  readonly Names: ComponentType<SummaryProps<ReferenceFilterProps>>;
}

/** The filter by records of a tree. Without it, they are found by a typed text, like all others. */
export const treeFilter = createSlotOf<TreeFilter>();

export interface PanelOfRow {
  /** The record. Null while no record is shown. */
  readonly id: Row["id"] | null;
  /** The rows of the page that have a record. */
  readonly rows: readonly Row[];
  /** Whether they are still those of the page before. */
  readonly stale: boolean;
  /** The number of rows on earlier pages, and on all pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** Looks at another of the rows. */
  readonly onShow: (index: number) => void;
  /** Opens the page of the record. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface RowPanel {
  /** The key of the label of its button in each row, one of the feature's first words. */
  readonly label: string;
  readonly Panel: ComponentType<PanelOfRow>;
}

/** A panel next to the rows of a table, with one record. The Space key and a button in the row open it. */
export const rowPanel = createSlotOf<RowPanel>();

/** The panel that chooses the columns of a list, below the density. */
export const columnChoices = createSlot<object>();
