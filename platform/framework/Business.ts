// What a console adds to its definitions in code. It is passed to createPlatform; the framework never imports it.
import type { Settings } from "./settings/settings";
import type { Language } from "../../generator";
import type { Notice } from "./access/Notice";
import type { HandlersOf } from "./calls/Handler";
import type { FilledDemoStore, DemoStory } from "./demo/DemoStory";
import type { Reading } from "./records/Engine";
import type { RulesOf } from "./records/rules";
import type { Handles } from "./storage/defineResource";
import type { Db, Row } from "./storage/Store";
import type { Upgrade } from "./storage/upgrade";
import type { Aggregate, PlatformFeature } from "./Feature";
import type { JobKind, OperatorMail, Platform, TaskOf } from "./Platform";

export interface OpenedPlatform {
  readonly platform: Platform;
  readonly port: number;
  /** Answers a request. `address` is the network address of the client. */
  answer(request: Request, address: string): Promise<Response>;
}

/** What `equip` gets: a store whose new tables have their first rows. */
export interface FilledStore extends FilledDemoStore {
  readonly settings: Pick<Settings, "TIME_ZONE">;
}

/** A message for the owner of an account, in a language. `account` is the stored row. */
export interface OwnerMessage {
  readonly account: Row;
  readonly notice: Notice;
  readonly language: Language;
}

/** `Of` is the type of the handles of the console's resources. */
export interface Business<Of extends Handles = Handles> {
  /**
   * Code for calls that do more than list, get, add, set, del or change some fields, by resource and call. Without code
   * here, calls with a meaning in the definitions, such as signing in, use STANDARD_HANDLERS.
   */
  readonly handlers?: HandlersOf<Of>;
  /** Rules that a definition cannot express, by the name of the resource. */
  readonly rules?: RulesOf<Of>;
  /** The features of this console: `features` of console.yaml. */
  readonly features?: readonly PlatformFeature[];
  /** Kinds of jobs for the queue. */
  readonly jobs?: readonly JobKind[];
  /** Handlers for all requests below a path, such as `/pay`, that are not calls. */
  readonly routes?: Readonly<Record<string, (platform: Platform, request: Request) => Promise<Response>>>;
  /** The sums that the feature `aggregates` keeps. */
  readonly aggregates?: readonly Aggregate[];
  /** Finds the work for a row of the schedule. */
  readonly taskOf?: TaskOf;
  /** Sends a message to the owner of an account, in the transaction of the event. If missing, there are no messages. */
  readonly telling?: (reading: Reading, message: OwnerMessage) => Promise<void>;
  /** Sends a mail to the operators of the platform. If missing, there are no mails. @throws Error if not sent */
  readonly mailing?: (platform: Platform, mail: OperatorMail) => Promise<void>;
  readonly demo?: DemoStory<Of>;
  /** Adds what a store without demo data also needs. Called at each of its starts, in the same transaction. */
  readonly equip?: (db: Db, filled: FilledStore) => Promise<void>;
  /** Brings the rows of an older version up to date, in the transaction that migrates the tables. */
  readonly upgrade?: Upgrade;
  /** Called at each start, before the queue starts. */
  readonly starting?: (platform: Platform) => Promise<void>;
  /** Starts additional programs once the port of the server is open. Answers the function that stops them. */
  readonly opened?: (opened: OpenedPlatform) => Promise<() => Promise<void>>;
}
