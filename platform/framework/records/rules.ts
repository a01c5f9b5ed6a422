// What a definition cannot say about a resource: checked around the plain add, set and del.
import type { Json } from "../../../generator";
import type { Failure } from "../wire/Failure";
import type { Caller, Platform, Reading, Step } from "../Platform";
import type { GivenOf, Handles, RowOf } from "../storage/defineResource";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { DuplicateCodes } from "./duplicates";

/** What would be refused, as an action's name or `<field>.<value>` for a state, and with which refusal. */
export type Refusals = Readonly<Record<string, Failure>>;

/** Field -> values. */
export type Offer = Readonly<Record<string, readonly (string | number)[]>>;

/** `Of` is the type of the resource's handle. */
export interface Rules<Of = unknown> {
  readonly duplicateCodes?: DuplicateCodes;
  /** What the first row of an empty platform holds besides its name. */
  readonly first?: () => Row;
  /** What takes long and needs nobody to wait: done before the step begins, with what was sent to an add or a set. */
  preparing?(reading: Reading, params: Row): Promise<void>;
  /** Answers what is stored. `params` is all that was sent. */
  adding?(step: Step<Of>, values: GivenOf<Of>, params: Row): Promise<GivenOf<Of>>;
  setting?(step: Step<Of>, stored: RowOf<Of>, values: GivenOf<Of>, params: Row): Promise<GivenOf<Of>>;
  added?(step: Step<Of>, stored: RowOf<Of>): Promise<RowOf<Of>>;
  deleting?(step: Step<Of>, rows: readonly RowOf<Of>[]): Promise<void>;
  /** Puts into what is answered what follows from other rows and is stored nowhere. */
  answering?(
    db: Db,
    table: Table<Of>,
    rows: readonly Readonly<Record<string, Json>>[],
  ): Promise<readonly Readonly<Record<string, Json>>[]>;
  /** What the caller may not do with each of the rows, though anybody else might: told with them, so that nobody offers it. */
  refusing?(reading: Reading, caller: Caller, rows: readonly RowOf<Of>[]): Promise<readonly Refusals[]>;
  /** Of enumerations that not everybody may give every value of: those that the caller may. A field that is not named takes all. */
  offering?(reading: Reading, caller: Caller): Promise<Offer>;
  /** Other resources whose lists show its rows. */
  readonly shownBy?: readonly string[];
  /** A row that everybody may point to, whoever owns it. */
  isShared?(row: RowOf<Of>, platform: Platform): boolean;
}

/** Rules by resource, as the handles name them. */
export type RulesOf<Of extends Handles> = { readonly [Name in keyof Of]?: Rules<Of[Name]> | Rules };

export function rulesOf<Of>(platform: Pick<Platform, "rules">, table: Table<Of>): Rules<Of>;
export function rulesOf({ rules }: Pick<Platform, "rules">, { name }: Table): Rules {
  return rules.get(name) ?? {};
}
