// The list of a resource, with columns and filters.
export {
  Column,
  CountColumn,
  CronColumn,
  EmailColumn,
  EnumColumn,
  EnumsColumn,
  FlagColumn,
  ImageColumn,
  JsonColumn,
  KindColumn,
  LanguagesColumn,
  LeadColumn,
  MoneyColumn,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferencesColumn,
  TextColumn,
  TimestampColumn,
  UidColumn,
  UrlColumn,
} from "./columns/columns";
export { CallFilter } from "./filters/CallFilter";
export { DateRangeFilter } from "./filters/DateRangeFilter";
export { EnumFilter } from "./filters/EnumFilter";
export { FlagFilter } from "./filters/FlagFilter";
export { KindFilter } from "./filters/KindFilter";
export { NumberFilter } from "./filters/NumberFilter";
export { ReferenceFilter } from "./filters/ReferenceFilter";
export { TextFilter } from "./filters/TextFilter";
export { ListView } from "./ListView";
export type { DefinedView } from "./ListViewProps";

// Slots of lists, which features fill, and settings of lists that features change.
export { ArrangementContext } from "./arrangement";
export {
  aroundList,
  columnChoices,
  conditionPanel,
  fieldPanel,
  type FieldsToFilter,
  filterTools,
  listFoot,
  listNotices,
  listMenu,
  listTabs,
  listTools,
  type PanelOfRow,
  type RowPanel,
  rowPanel,
  type RowTool,
  type MenuTool,
  menuTools,
  rowTools,
  type SelectionTools,
  selectionTools,
  type TreeFilter,
  treeFilter,
  treeList,
} from "./slots";
