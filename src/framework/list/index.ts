// Lists: the view of a resource's records, its columns and its filters.
export { CallButton, TransitionButtons } from "../actions";
export type { ColumnProps, ColumnSpec, Row } from "./columns/ColumnSpec";
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
  LanguagesColumn,
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
export { DateRangeFilter } from "./filters/DateRangeFilter";
export { EnumFilter } from "./filters/EnumFilter";
export { FlagFilter } from "./filters/FlagFilter";
export { NumberFilter } from "./filters/NumberFilter";
export { ReferenceFilter } from "./filters/ReferenceFilter";
export { TextFilter } from "./filters/TextFilter";
export { ExportTaskButton, type ExportTaskButtonProps } from "../tasks";
export { ImportButton, type ImportButtonProps } from "../import/ImportButton";
export { ListView, type ListViewProps } from "./ListView";
export { TreeListView, type TreeListViewProps } from "./tree/TreeListView";
