// What a definition cannot say about a resource: checked around the plain add, set and del.
import type { Json } from "../../../generator";
import type { Failure } from "../wire/Failure";
import type { Caller, Platform, Reading, Step } from "../server/Platform";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { DuplicateCodes } from "./duplicates";

/** What would be refused, as an action's name or `<field>.<value>` for a state, and with which refusal. */
export type Refusals = Readonly<Record<string, Failure>>;

/** Field -> values. */
export type Offer = Readonly<Record<string, readonly (string | number)[]>>;

export interface Rules {
  readonly duplicateCodes?: DuplicateCodes;
  /** What the first row of an empty platform holds besides its name. */
  readonly first?: () => Row;
  /** What takes long and needs nobody to wait: done before the step begins, with what was sent to an add or a set. */
  readonly preparing?: (reading: Reading, params: Row) => Promise<void>;
  /** Answers what is stored. `params` is all that was sent. */
  readonly adding?: (step: Step, values: Row, params: Row) => Promise<Row>;
  readonly setting?: (step: Step, stored: Row, values: Row, params: Row) => Promise<Row>;
  readonly added?: (step: Step, stored: Row) => Promise<Row>;
  readonly deleting?: (step: Step, rows: readonly Row[]) => Promise<void>;
  /** Puts into what is answered what follows from other rows and is stored nowhere. */
  readonly answering?: (
    db: Db,
    table: Table,
    rows: readonly Readonly<Record<string, Json>>[],
  ) => Promise<readonly Readonly<Record<string, Json>>[]>;
  /** What the caller may not do with each of the rows, though anybody else might: told with them, so that nobody offers it. */
  readonly refusing?: (reading: Reading, caller: Caller, rows: readonly Row[]) => Promise<readonly Refusals[]>;
  /** Of enumerations that not everybody may give every value of: those that the caller may. A field that is not named takes all. */
  readonly offering?: (reading: Reading, caller: Caller) => Promise<Offer>;
  /** Other resources whose lists show its rows. */
  readonly shownBy?: readonly string[];
  /** A row that everybody may point to, whoever owns it. */
  readonly isShared?: (row: Row, platform: Platform) => boolean;
}

export const rulesOf = ({ business }: Pick<Platform, "business">, { name }: Table): Rules =>
  Object.hasOwn(business.rules, name) ? (business.rules[name] ?? {}) : {};
