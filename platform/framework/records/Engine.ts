// The types of the record engine, and the rules with which a console extends list, get, add, set and del.
import type { CallModel, Json, Language, ResourceModel } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Factor } from "../access/Factor";
import type { SignInMethod } from "../access/SignInMethod";
import type { Callers } from "../access/Callers";
import type { Notice } from "../access/Notice";
import type { FileStore } from "../fileStore/FileStore";
import type { Jobs } from "../queue/Queue";
import type { Settings } from "../settings/settings";
import type { CountCache } from "../storage/CountCache";
import type { AnswerOf, FieldOf, GivenOf, KeyIn, KeyOf, RowOf } from "../storage/defineResource";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";
import type { Incoming } from "../wire/envelope";
import type { Failure } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import type { RecordSchema } from "./schema";

/** What a feature does with its own rows about accounts and owners. */
export interface FeatureRows {
  /** The feature's rows about an account, by a name for each kind. They go into the file with all data of a person. */
  takeOut?(db: Db, account: unknown): Promise<Readonly<Record<string, readonly Row[]>>>;
  forgetAccount?(db: Db, account: unknown): Promise<void>;
  forgetOwner?(db: Db, owner: unknown): Promise<void>;
}

export interface Engine extends Described {
  /** The rules of resources, by the name of the resource. */
  readonly rules: ReadonlyMap<string, Rules>;
  readonly store: Store;
  readonly schemas: ReadonlyMap<string, RecordSchema>;
  readonly counts: Pick<CountCache, "of" | "exactly" | "forget">;
  readonly callers: Pick<Callers, "find" | "again" | "accountOf" | "byAccount" | "forget">;
  readonly limits: Limits;
  readonly queue: Jobs;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly factors: readonly Factor[];
  readonly signInMethods: readonly SignInMethod[];
  readonly featureRows: readonly FeatureRows[];
  /** Notifies the owner of an account about an event, in its transaction. `language`: if the owner has chosen none. */
  readonly notify: (reading: Reading, account: Row, notice: Notice, language: Language) => Promise<void>;
  /** Whether the rows are demo data. Then no money moves, and nothing is sent to other systems. */
  readonly isDemo: boolean;
  /** The current time in seconds since 1970. */
  now(): number;
}

/** The connection for reading rows: that of an open step, or any connection of the store (see outsideTransaction). */
export interface Reading {
  readonly platform: Engine;
  readonly db: Db;
}

/** A step is one transaction: all changes with its `db` are stored, or none. `now`: seconds since 1970. */
export interface Step<Of = unknown> extends Reading {
  readonly caller: Caller;
  readonly table: Table<Of>;
  readonly now: number;
  readonly language: Language;
  /** Whether the step is a trial, which is rolled back. Rules may ignore this, unless their work is slow. */
  readonly isTrial?: boolean;
}

/** A call of a resource by a caller who is signed in. */
export interface RecordRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Engine;
  readonly caller: Caller;
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

/** By field: the code to answer instead of 409 if another row has the value of this unique field. */
export type DuplicateCodes<Of = unknown> = Readonly<Partial<Record<FieldOf<Of>, number>>>;

/** Why actions would be refused, by the name of the action, or by `<field>.<value>` for a change of state. */
export type Refusals = Readonly<Record<string, Failure>>;

/** Values of enumerations that may be chosen, by field. */
export type Offer<Of = unknown> = Readonly<Partial<Record<FieldOf<Of>, readonly (string | number)[]>>>;

/** The rules of one resource. `Of` is the type of its handle. The name of each hook says when the engine calls it. */
export interface Rules<Of = unknown> {
  readonly duplicateCodes?: DuplicateCodes<Of>;
  /** Values of the first row in an empty store, in addition to its name. */
  readonly first?: () => GivenOf<Of>;
  /**
   * Does slow work before the step of an add or set begins, so that no other write waits for it. `params` is the
   * request. Not called for a trial.
   */
  preparing?(reading: Reading, params: Row): Promise<void>;
  /** Answers the values to store for a new record. `values` are validated, `params` is the whole request. */
  adding?(step: Step<Of>, values: GivenOf<Of>, params: Row): Promise<GivenOf<Of>>;
  /** Like `adding`, for a changed record. `stored` is the record before the change. */
  setting?(step: Step<Of>, stored: RowOf<Of>, values: GivenOf<Of>, params: Row): Promise<GivenOf<Of>>;
  /** Runs after the insert, in its step, and answers the current record. */
  added?(step: Step<Of>, stored: RowOf<Of>): Promise<RowOf<Of>>;
  /** Runs before the records are deleted, in the step of the deletion. @throws Failure to refuse the deletion */
  deleting?(step: Step<Of>, rows: readonly RowOf<Of>[]): Promise<void>;
  /** Runs in the step that erases a person's data, before the row. Erases data that no reference leads to. */
  erasing?(step: Step<Of>, row: RowOf<Of>): Promise<void>;
  /** Runs in the same step, after the rows with these keys were given to the owner `to` because their owner ended. */
  moved?(step: Step<Of>, keys: readonly KeyOf<Of>[], to: KeyIn<"owner">): Promise<void>;
  /** Adds fields that are computed from other rows to the answered rows. Keeps the order of the rows. */
  answering?(
    db: Db,
    table: Table<Of>,
    rows: readonly AnswerOf<Of>[],
  ): Promise<readonly Readonly<Record<string, Json>>[]>;
  /** For each of `rows`, the actions that would be refused to the caller. The console does not offer these actions. */
  refusing?(reading: Reading, caller: Caller, rows: readonly RowOf<Of>[]): Promise<readonly Refusals[]>;
  /** The values of enumerations that the caller may choose. Fields that are not listed have no such limit. */
  offering?(reading: Reading, caller: Caller): Promise<Offer<Of>>;
  /**
   * Another resource whose list also shows those rows of this resource that match `where`. A caller who may read that
   * other resource may also read the records to which these rows refer.
   */
  readonly shownBy?: { readonly resource: string; readonly where: Partial<RowOf<Of>> };
  /** Whether every caller may refer to this row, whatever its owner. */
  isShared?(row: RowOf<Of>, platform: Engine): boolean;
}
