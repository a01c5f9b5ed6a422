// Conditions for finding rows: `where` in the address of a list, in saved views, exports and calls.
//   state one_of 1 2 and gmt_create last 7 days and (tag contains 'car park' or tag empty)
// docs/filters.md describes the language, ADR 50 why it is a language.

/** The words between a field and its values. */
export const OPERATORS = [
  "is",
  "is_not",
  "one_of",
  "none_of",
  "within",
  "contains",
  "begins_with",
  "empty",
  "not_empty",
  "less",
  "more",
  "between",
  "during",
  "last",
  "next",
] as const;
export type Operator = (typeof OPERATORS)[number];

/** How values of a field can be compared. The kind of the field decides. */
export type Comparison =
  | "text"
  | "whole"
  | "number"
  | "amount"
  | "moment"
  /** A value of an enumeration; `choices`: several. */
  | "choice"
  | "choices"
  /** The key of another record; `keys`: several. */
  | "key"
  | "keys"
  | "flag"
  /** Only whether it is empty: a picture, a file. */
  | "presence";

export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  /** The values as they are written, before the type of the field is known. */
  readonly values: readonly string[];
}

export interface Group {
  readonly match: "all" | "any";
  readonly of: readonly Condition[];
}

/** Conditions and groups of conditions, all or any of which must hold. A group contains no groups. */
export interface Where {
  readonly match: "all" | "any";
  readonly of: readonly (Condition | Group)[];
}

export const isGroup = (part: Condition | Group): part is Group => "of" in part;

export const conditionsOf = ({ of }: Where): readonly Condition[] =>
  of.flatMap((part) => (isGroup(part) ? part.of : [part]));

/** Periods of a calendar: `during this_month`. */
export const PERIODS = [
  "today",
  "yesterday",
  "tomorrow",
  "this_week",
  "last_week",
  "this_month",
  "last_month",
  "this_year",
  "last_year",
] as const;
export type Period = (typeof PERIODS)[number];

/** The units of `last 7 days` and `next 2 weeks`. */
export const UNITS = ["hours", "days", "weeks", "months"] as const;
export type Unit = (typeof UNITS)[number];

const isAmong = <One extends string>(all: readonly One[], text: string): text is One => all.some((one) => one === text);
export const isOperator = (text: string): text is Operator => isAmong(OPERATORS, text);
export const isPeriod = (text: string): text is Period => isAmong(PERIODS, text);
export const isUnit = (text: string): text is Unit => isAmong(UNITS, text);

/** The limits of a request. */
export const WHERE_LIMITS = { characters: 20_000, conditions: 50, count: 1000 } as const;

/** The suffix of a filter for a record of a tree and all records below it: `owner_within`. */
export const WITHIN_SUFFIX = "_within";

/** The filter for records to which no row yet refers in a field: `owner.room_id`. */
export const FREE_FILTER = "free_of";

/** More parameters of a list: the conditions, and the time zone of the caller. */
export const WHERE_PARAM = "where";
export const WHERE_ZONE_PARAM = "where_zone";
