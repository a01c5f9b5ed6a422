// How to turn the field of a record into a cell, as plain data. A page can send it to a worker, and the platform
// derives it from the definition.

/** How a value is written. */
export type CellForm =
  | "text"
  | "number"
  | "money"
  | "currency"
  | "phone"
  | "timestamp"
  | "flag"
  | "json"
  | "count"
  | "languages"
  | "enum"
  | "reference";

/** How a value is written, by the list column that shows it. */
export const cellForms = {
  TextColumn: "text",
  EmailColumn: "text",
  UrlColumn: "text",
  ImageColumn: "text",
  CronColumn: "text",
  UidColumn: "text",
  LeadColumn: "text",
  NumberColumn: "number",
  FlagColumn: "flag",
  EnumColumn: "enum",
  EnumsColumn: "enum",
  KindColumn: "enum",
  ReferenceColumn: "reference",
  ReferencesColumn: "reference",
  MoneyColumn: "money",
  TimestampColumn: "timestamp",
  JsonColumn: "json",
  CountColumn: "count",
  LanguagesColumn: "languages",
  PhoneColumn: "phone",
} as const satisfies Readonly<Record<string, CellForm>>;

const formOf: ReadonlyMap<string, CellForm> = new Map(Object.entries(cellForms));

/** The form of a column's values, by the name of the list column. */
export const cellForm = (column: string): CellForm => {
  const form = formOf.get(column);
  if (form === undefined) throw new Error(`${column} does not say how files have its values: add it to cellForms.`);
  return form;
};

export interface CellColumn {
  readonly source: string;
  /** The header, in the operator's language. */
  readonly label: string;
  readonly as: CellForm;
  /** For a value of an enumeration: its label. */
  readonly words: Readonly<Record<string, string>>;
  /** The resource of a reference. */
  readonly resource: string | null;
  /** The field with the area of a phone number. */
  readonly area?: string | null;
  /** The smallest number that does not mean "none". */
  readonly from?: number | null;
}

/** Words and time zone of the operator. */
export interface CellLocale {
  readonly yes: string;
  readonly no: string;
  /** IANA name, such as Asia/Shanghai. */
  readonly zone: string;
}

/** Resource -> key as text -> name. */
export type NamesByResource = Readonly<Record<string, Readonly<Record<string, string>>>>;
