// What every call works with.
import type { CallModel, Language, Model, ResourceModel } from "../../generator";
import type { Business } from "./Business";
import type { Callers } from "./access/Callers";
import type { Credentials } from "./access/Credentials";
import type { Rates } from "./access/Rates";
import type { Limits, PlatformWorkbook } from "./wire/limits";
import type { Queue } from "./queue/Queue";
import type { Rules } from "./records/rules";
import type { RecordSchema } from "./records/schema";
import type { Settings } from "./settings/settings";
import type { CountCache } from "./storage/CountCache";
import type { Db, Row, Store } from "./storage/Store";
import type { Table } from "./storage/Table";

export interface Platform {
  readonly model: Model;
  readonly business: Business;
  /** By resource: what its definition cannot say. */
  readonly rules: ReadonlyMap<string, Rules>;
  readonly store: Store;
  readonly tables: ReadonlyMap<string, Table>;
  readonly schemas: ReadonlyMap<string, RecordSchema>;
  readonly counts: Pick<CountCache, "of" | "forget">;
  readonly queue: Queue;
  readonly callers: Pick<Callers, "find" | "byAccount" | "forget">;
  readonly credentials: Credentials;
  readonly rates: Rates;
  readonly limits: Limits;
  /** How much a workbook may hold. */
  readonly workbook: PlatformWorkbook;
  /** Folder of what jobs write, one folder for each. */
  readonly tasksDir: string;
  /** Folder of uploaded files. */
  readonly filesDir: string;
  readonly settings: Settings;
  /** Whether it is a demo: payments go to the demo payment platform. */
  readonly isDemo: boolean;
  /** Seconds since 1970. */
  now(): number;
}

/** Who calls, and what that lets them see. */
export interface Caller {
  readonly key: string | number;
  readonly account: Row;
  readonly roles: readonly Row[];
  readonly isSuper: boolean;
  readonly menus: ReadonlySet<string>;
  readonly company: string | number;
  /** The companies whose rows it may see and change; null for all. */
  readonly companies: readonly (string | number)[] | null;
}

/** A call as it came, whatever its style. */
export interface Incoming<Params = Row> {
  readonly params: Params;
  readonly token: string | null;
  readonly language: Language;
  readonly apiVersion: string | null;
  /** What the caller calls this request, so that it is done once however often it arrives; null where it does not. */
  readonly requestId: string | null;
  /** Where it came from, for limits on attempts. */
  readonly address: string;
}

/** What a call that belongs to no resource works with: sign-in. */
export interface OpenRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Platform;
}

export interface SessionRequest<Params = Row> extends OpenRequest<Params> {
  readonly caller: Caller;
  readonly token: string;
}

export interface SignedRequest<Params = Row> extends SessionRequest<Params> {
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

export interface Answer {
  readonly data: unknown;
  readonly count?: number;
}

/** What rows are read with: a step of a write, or the store as it is. */
export interface Reading {
  readonly platform: Platform;
  readonly db: Db;
}

/** One step of a write: everything done with its `db` is stored together or not at all. */
export interface Step<Of = unknown> extends Reading {
  readonly caller: Caller;
  readonly table: Table<Of>;
  readonly now: number;
  readonly language: Language;
}
