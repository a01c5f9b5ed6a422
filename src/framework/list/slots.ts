// The slots of a list for features.
import { type ComponentType, createContext, type ReactNode, type RefObject } from "react";
import type { AllowedActions } from "../resource/access";
import { type Around, createSlot, createSlotOf } from "../slots";
import type { Where } from "../../../shared/schema/where/Where";
import type { Row } from "../resource/Row";
import type { EditorProps, FilterSpec, ReferenceFilterProps, SummaryProps } from "./filters/FilterKind";
import type { ListViewProps, TreeListProps } from "./ListViewProps";
import type { ColumnSpec } from "./columns/ColumnSpec";
import type { NamedField } from "./where/NamedField";

/** Drawn around a list with page and filters in the address, before it requests rows. `sort`: the list's order. */
export const aroundList: Around<Pick<ListViewProps, "sort" | "views"> & { readonly columns: ReactNode }> = createSlot();

/** Whether the rows of a list wait for a decision. Their actions are then in the rows, not only in their menus. */
export const DecidingContext = createContext(false);

/** Tabs above the tools of a list, in wide windows. */
export const listTabs = createSlot<object>();

/** Tools at the end of the filters of a list with tabs, in wide windows. */
export const filterTools = createSlot<object>();

/** A menu before the filters of a list, on phones. */
export const listMenu = createSlot<object>();

export interface RowTool {
  /** The button is shown to people who have the right to this action of the resource: a key of `access`. */
  readonly action: string;
  /** The message key of the button's label, one of the feature's words that are loaded at the start. */
  readonly label: string;
  readonly icon: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Tools for the selected rows, or for all that match if no row is selected. */
export const rowTools = createSlotOf<RowTool>();

/** What people can do with the rows of a list: edit them, and run these row actions and bulk actions. */
export interface RowAbilities {
  readonly canEdit: boolean;
  readonly rowActions: ReactNode;
  readonly allowed: AllowedActions;
}

export interface SelectionTools {
  readonly name: string;
  /** Whether anything can be done with rows of this list. If so, rows can be selected. */
  offers(of: RowAbilities): boolean;
  /** Drawn around the bar of a selection. It gives the buttons of the bar a BulkActionsContext. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** Its buttons, which come before the list's own. */
  readonly Tools: ComponentType;
}

/** Tools in the bar of a selection. Without a part in this slot, the bar offers no row actions. */
export const selectionTools = createSlotOf<SelectionTools>();

/** Tools for the whole list, after those of the definition. */
export const listTools = createSlot<object>();

export interface MenuTool {
  /** The message key of its label, one of the feature's words that are loaded at the start. */
  readonly label: string;
  readonly icon: string;
  /** The letter that presses it together with Control or Command. The browser's own shortcut is then prevented. */
  readonly key: string;
  readonly Panel: ComponentType<{ readonly onClose: () => void }>;
}

/** Rarely used tools, in the menu of a list. Their shortcuts work only in the main list of a page. */
export const menuTools = createSlotOf<MenuTool>();

/** The conditions of a list while they are edited. */
export interface EditedConditions {
  /** The conditions as text, as in the address. */
  readonly text: string;
  /** Null if the conditions cannot be shown in words. */
  readonly where: Where | null;
  readonly fields: readonly NamedField[];
  /** The field of a new condition. Undefined to edit the present conditions. */
  readonly field: string | undefined;
  /** The element that the panel is placed at. */
  readonly anchor: HTMLElement;
  onChange(text: string): void;
  onClose(): void;
}

/** The fields and filters that a list offers. */
export interface FieldsToFilter {
  readonly filters: readonly FilterSpec[];
  /** The button that the panel is placed at. */
  readonly anchor: HTMLElement;
  /** Whether the platform can find all records below a record of a tree. */
  readonly branches: boolean;
  onFilter(filter: FilterSpec): void;
  /** Opens the conditions, and adds one for a field if it is given. Null if the list has no conditions. */
  readonly onCondition: ((field?: string) => void) | null;
  onClose(): void;
}

/** The panel to choose a field to filter by. If no feature fills this slot, a menu offers the defined filters. */
export const fieldPanel = createSlot<FieldsToFilter>();

/** The panel that edits conditions. If no feature fills this slot, conditions of a link can only be removed. */
export const conditionPanel = createSlot<EditedConditions>();

/** Notices above the rows of a list. */
export const listNotices = createSlot<{ readonly resource: string }>();

/** Drawn between the rows of a list and its pages. `summed`: the columns that the definition adds up. */
export const listFoot = createSlot<{ readonly summed: readonly ColumnSpec[] }>();

/** The list of records that form a tree. If no feature fills this slot, the list is flat. */
export const treeList = createSlot<TreeListProps>();

export interface TreeFilter {
  /** Chooses records of a tree together with the records below them. */
  readonly Choice: ComponentType<EditorProps<ReferenceFilterProps>>;
  /** The names of the chosen records. */
  readonly Names: ComponentType<SummaryProps<ReferenceFilterProps>>;
}

/** The filter by records of a tree. If no feature fills this slot, people find the records by typing. */
export const treeFilter = createSlotOf<TreeFilter>();

export interface PanelOfRow {
  /** The shown record; null if there is none. */
  readonly id: Row["id"] | null;
  /** The rows of the page that have a key. */
  readonly rows: readonly Row[];
  /** Whether the rows of the previous page are still shown. */
  readonly stale: boolean;
  /** The number of rows on earlier pages, and the number of rows on all pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** Shows another row. */
  readonly onShow: (index: number) => void;
  /** Opens the page of the record. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export interface RowPanel {
  /** The message key of the label of its button in each row, one of the feature's words that are loaded at the start. */
  readonly label: string;
  readonly Panel: ComponentType<PanelOfRow>;
}

/** A panel beside the table that shows one record. The Space key or a button in the row opens it. */
export const rowPanel = createSlotOf<RowPanel>();

/** The panel that chooses the columns of a list, below the density. */
export const columnChoices = createSlot<object>();

/** A cell that a person wants to change. */
export interface WantedCell {
  /** The index of its row. */
  readonly index: number;
  /** The field of the wanted cell. Undefined means the first cell in the row that can be changed. */
  readonly source: string | undefined;
  /** Whether to open the record if the cell cannot be changed. */
  readonly opens: boolean;
}

export interface CellsOfTable {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnSpec[];
  /** The cell to change. Each new object is a new request. */
  readonly wish: WantedCell | null;
  readonly onOpen: (row: Row, newTab: boolean) => void;
  /** Called after an input has closed, with row and column, so that the table can take the focus again. */
  readonly onClose: (index: number, source: string) => void;
}

/** Changes values in the cells of a table whose records the account may change. Drawn once somebody points at a row. */
export const tableCells = createSlot<CellsOfTable>();
