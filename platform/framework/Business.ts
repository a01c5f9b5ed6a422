// What a console's own platform does beyond what its definitions say: passed to createPlatform, never imported by it.
import type { Model } from "../../generator";
import type { HandlersOf } from "./calls/Handler";
import type { DemoStory } from "./demo/DemoStory";
import type { RulesOf } from "./records/rules";
import type { Handles } from "./storage/defineResource";
import type { Db } from "./storage/Store";
import type { Upgrade } from "./storage/upgrade";
import type { Table } from "./storage/Table";
import type { JobKind, Platform, TaskOf } from "./Platform";

export interface Opened {
  readonly platform: Platform;
  readonly port: number;
  /** `address` is where the request came from. */
  answer(request: Request, address: string): Promise<Response>;
}

/** A store whose tables are filled. */
export interface Filled {
  readonly model: Model;
  readonly tables: ReadonlyMap<string, Table>;
  readonly now: number;
}

/** `Of` are the handles of the console's resources. */
export interface Business<Of extends Handles = Handles> {
  /** Calls that are not plain list, get, add, set, del or a change of some fields, by resource and call. */
  readonly handlers: HandlersOf<Of>;
  /** What a definition cannot say about a resource, by its name. */
  readonly rules: RulesOf<Of>;
  /** Kinds of work for the queue. */
  readonly jobs: readonly JobKind[];
  /** What answers everything below a path that is no call: `/pay`. */
  readonly routes: Readonly<Record<string, (platform: Platform, request: Request) => Promise<Response>>>;
  /** The work of a row that runs at its time. */
  readonly taskOf?: TaskOf;
  readonly demo: DemoStory<Of>;
  /** What a store that is no demo needs besides its first rows; asked at each start, in the step that fills it. */
  readonly equip?: (db: Db, filled: Filled) => Promise<void>;
  /** What brings the rows of an older version to this one, in the step that brings the tables there. */
  readonly upgrade?: Upgrade;
  /** Done at each start, before the queue begins. */
  readonly starting?: (platform: Platform) => Promise<void>;
  /** What runs beside the server once its port is open. Answers how it ends. */
  readonly opened?: (opened: Opened) => Promise<() => Promise<void>>;
}
