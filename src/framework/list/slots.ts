// The slots of a list for features.
import type { ComponentType, ReactNode } from "react";
import type { AllowedActions } from "../resource/access";
import { type Around, createSlot, createSlotOf } from "../slots";
import type { Where } from "../../../shared/schema/where/Where";
import type { Row } from "../resource/Row";
import type { EditorProps, FilterSpec, ReferenceFilterProps, SummaryProps } from "./filters/FilterKind";
import type { ListViewProps, TreeListProps } from "./ListViewProps";
import type { ColumnSpec } from "./columns/ColumnSpec";
import type { NamedField } from "./where/NamedField";

/** Wraps a list with its page and filters in the address, before it requests rows. `sort`: the list's own order. */
export const aroundList: Around<Pick<ListViewProps, "sort" | "views"> & { readonly columns: ReactNode }> = createSlot();

/** Tabs above the tools of a list, in wide windows. */
export const listTabs = createSlot<object>();

/** Tools at the end of the filters of a list with tabs, in wide windows. */
export const filterTools = createSlot<object>();

/** A menu before the filters of a list, on phones. */
export const listMenu = createSlot<object>();

export interface RowTool {
  /** The right that the operator needs: an action in `access` of the resource. */
  readonly action: string;
  /** The message key of its button, one of the feature's initial words. */
  readonly label: string;
  readonly icon: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Tools for the selected rows, or for all that match if no row is selected. */
export const rowTools = createSlotOf<RowTool>();

/** What a list offers for its rows: editing, actions of a row, and those that the operator may run. */
export interface Rows {
  readonly canEdit: boolean;
  readonly rowActions: ReactNode;
  readonly allowed: AllowedActions;
}

export interface SelectionTools {
  readonly name: string;
  /** Whether it offers anything for rows of this list. Rows can then be selected. */
  offers(of: Rows): boolean;
  /** Wraps the bar of the selection, and gives its buttons a ManyContext. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** Its buttons, which come before the list's own. */
  readonly Tools: ComponentType;
}

/** Tools in the bar of a selection. The bar shows row actions only if a part gives it a ManyContext. */
export const selectionTools = createSlotOf<SelectionTools>();

/** Tools for a list as a whole, after the list's own. */
export const listTools = createSlot<object>();

export interface MenuTool {
  /** The message key of its label, one of the feature's initial words. */
  readonly label: string;
  readonly icon: string;
  /** The letter that opens it with Control or Command, instead of the browser's own shortcut. */
  readonly key: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Rarely used tools, in the menu of a list. Their keys work for the main list of a page, not for one below a record. */
export const menuTools = createSlotOf<MenuTool>();

/** The conditions of a list while they are edited. */
export interface EditedConditions {
  /** The text in the address. */
  readonly text: string;
  /** Null if the text cannot be shown in words. */
  readonly where: Where | null;
  readonly fields: readonly NamedField[];
  /** The field of a new condition. Undefined to edit those that are there. */
  readonly field: string | undefined;
  /** The element that opened the panel. */
  readonly anchor: HTMLElement;
  onChange(text: string): void;
  onClose(): void;
}

/** What a list can be filtered by. */
export interface FieldsToFilter {
  readonly filters: readonly FilterSpec[];
  /** The button that opened the panel. */
  readonly anchor: HTMLElement;
  onFilter(filter: FilterSpec): void;
  /** Opens the conditions, with a new one about the field if one is given. Null if the list has none. */
  readonly onCondition: ((field?: string) => void) | null;
  onClose(): void;
}

/** The panel with the fields that a list can be filtered by. Without it, a menu of the filters in the definition. */
export const fieldPanel = createSlot<FieldsToFilter>();

/** The panel that edits conditions. Without it, conditions of a link are shown and can be removed. */
export const conditionPanel = createSlot<EditedConditions>();

/** Comes between the rows of a list and its pages. `summed`: the columns with sums, as the definition says. */
export const listFoot = createSlot<{ readonly summed: readonly ColumnSpec[] }>();

/** The list of records that form a tree. Without it, they are a flat list. */
export const treeList = createSlot<TreeListProps>();

export interface TreeFilter {
  /** Chooses records of a tree together with those below them. */
  readonly Choice: ComponentType<EditorProps<ReferenceFilterProps>>;
  /** The names of the chosen records. */
  readonly Names: ComponentType<SummaryProps<ReferenceFilterProps>>;
}

/** The filter by records of a tree. Without it, people find them by typing, like other records. */
export const treeFilter = createSlotOf<TreeFilter>();

export interface PanelOfRow {
  /** The shown record; null if there is none. */
  readonly id: Row["id"] | null;
  /** The rows of the page that have a key. */
  readonly rows: readonly Row[];
  /** Whether the rows are still those of the page before. */
  readonly stale: boolean;
  /** The number of rows on earlier pages, and the number on all pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** Shows another row. */
  readonly onShow: (index: number) => void;
  /** Opens the page of the record. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface RowPanel {
  /** The message key of its button in each row, one of the feature's initial words. */
  readonly label: string;
  readonly Panel: ComponentType<PanelOfRow>;
}

/** A panel next to the rows of a table, with one record. The Space key and a button in the row open it. */
export const rowPanel = createSlotOf<RowPanel>();

/** The panel that chooses the columns of a list, below the density. */
export const columnChoices = createSlot<object>();
