// What the record engine works with, and what a console may tell it of a resource: the rules that go with its plain add, set
// and del are given the engine's own steps.
import type { CallModel, Json, Language, ResourceModel } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Callers } from "../access/Callers";
import type { Jobs } from "../queue/Queue";
import type { Settings } from "../settings/settings";
import type { CountCache } from "../storage/CountCache";
import type { AnswerOf, FieldOf, GivenOf, RowOf } from "../storage/defineResource";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";
import type { Incoming } from "../wire/envelope";
import type { Failure } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import type { RecordSchema } from "./schema";

export interface Engine extends Described {
  /** By resource: what its definition cannot say. */
  readonly rules: ReadonlyMap<string, Rules>;
  readonly store: Store;
  readonly schemas: ReadonlyMap<string, RecordSchema>;
  readonly counts: Pick<CountCache, "of" | "forget">;
  readonly callers: Pick<Callers, "find" | "byAccount" | "forget">;
  readonly limits: Limits;
  readonly queue: Jobs;
  readonly settings: Settings;
  /** Folder of uploaded files. */
  readonly filesDir: string;
  /** Whether its rows are invented: then no money moves, and nothing outside is told. */
  readonly isDemo: boolean;
  /** Seconds since 1970. */
  now(): number;
}

/** What rows are read with: a step of a write, or the store as it is. */
export interface Reading {
  readonly platform: Engine;
  readonly db: Db;
}

/** One step of a write: everything done with its `db` is stored together or not at all. */
export interface Step<Of = unknown> extends Reading {
  readonly caller: Caller;
  readonly table: Table<Of>;
  readonly now: number;
  readonly language: Language;
}

/** A call of a resource by somebody signed in. */
export interface RecordRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Engine;
  readonly caller: Caller;
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

/** Fields whose repetition has a code of its own. */
export type DuplicateCodes<Of = unknown> = Readonly<Partial<Record<FieldOf<Of>, number>>>;

/** What would be refused, as an action's name or `<field>.<value>` for a state, and with which refusal. */
export type Refusals = Readonly<Record<string, Failure>>;

/** Field -> values. */
export type Offer<Of = unknown> = Readonly<Partial<Record<FieldOf<Of>, readonly (string | number)[]>>>;

/** `Of` is the type of the resource's handle. */
export interface Rules<Of = unknown> {
  readonly duplicateCodes?: DuplicateCodes<Of>;
  /** What the first row of an empty platform holds besides its name. */
  readonly first?: () => GivenOf<Of>;
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
    rows: readonly AnswerOf<Of>[],
  ): Promise<readonly Readonly<Record<string, Json>>[]>;
  /** What the caller may not do with each of the rows, though anybody else might: told with them, so that nobody offers it. */
  refusing?(reading: Reading, caller: Caller, rows: readonly RowOf<Of>[]): Promise<readonly Refusals[]>;
  /** Of enumerations that not everybody may give every value of: those that the caller may. A field that is not named takes all. */
  offering?(reading: Reading, caller: Caller): Promise<Offer<Of>>;
  /** Other resources whose lists show its rows. */
  readonly shownBy?: readonly string[];
  /** A row that everybody may point to, whoever owns it. */
  isShared?(row: RowOf<Of>, platform: Engine): boolean;
}
