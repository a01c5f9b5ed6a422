// What a feature adds to the platform. The core knows no feature: a console lists its own.
import type { Factor } from "./access/Factor";
import type { Rates } from "./access/Rates";
import type { SignInMethod } from "./access/SignInMethod";
import { type Language, type Model, type ResourceModel, standardCallsOf } from "../../generator";
import { type Handler, handlerOf, type HandlersOf } from "./calls/Handler";
import type { RestHandler } from "./calls/RestHandler";
import { STANDARD_HANDLERS } from "./calls/standardHandlers";
import type { Door, Layers } from "./door/door";
import type { AccountFacts, CallCode, FileOfJob, JobKind, OperatorMail, Platform, TwoStep } from "./Platform";
import type { FeatureRows } from "./records/Engine";
import type { FileStore } from "./fileStore/FileStore";
import type { Metrics } from "./observing/Metrics";
import type { OpenFileStore } from "./fileStore/openFiles";
import type { GeneralRules } from "./rules/rulesFor";
import type { MasterKeys } from "./secrets/MasterKeys";
import { Refusal } from "./settings/Refusal";
import type { Settings } from "./settings/settings";
import type { Handles } from "./storage/defineResource";
import type { Db, Store } from "./storage/Store";
import type { Described } from "./storage/tableFor";
import type { Failure } from "./wire/Failure";
import type { PageConfig, PageHandler } from "./wire/Page";

/** A request to an address that belongs to a feature. */
export interface Visit {
  readonly platform: Platform;
  readonly handlers: HandlersOf<Handles>;
  readonly door: Door;
  /** What the platform serves under /rest in addition to its definitions. */
  readonly serves: Readonly<Record<string, RestHandler>>;
  readonly request: Request;
  /** The network address of the client. */
  readonly address: string;
  /** Turns an error into the failure for the answer. The log and the metrics get its code. */
  failed(error: unknown): Failure;
}

/** A table of a feature, with what happens to its rows when their person or owner is erased. */
export interface FeatureTable extends FeatureRows {
  /**
   * The name of the table of a console's own feature. The store notes it, so that `npm run migrate -- --plan` can still name
   * the table when the console leaves the feature out.
   */
  readonly table?: string;
  /** Creates the table where it is missing, in the transaction of the migration. */
  ensure(engine: Store["engine"], db: Db, described: Described): Promise<void>;
  /** Runs in the same transaction, after the first rows were stored: creates triggers that need not see these rows. */
  watch?(engine: Store["engine"], db: Db, described: Described): Promise<void>;
}

/** Sums that a console wants to be kept. */
export interface Aggregate {
  /** The resource whose rows are counted. */
  readonly of: string;
  /** The time field by which the rows are counted. */
  readonly moment: string;
  /** The fields to group by. */
  readonly by: readonly string[];
  /** The fields with whole numbers or amounts to sum up. */
  readonly sums: readonly string[];
  /** The reference to the row that has the owners; null if the counted rows themselves have them. */
  readonly through: { readonly field: string; readonly to: string } | null;
  /** The fields with the owners of a row, who decide who sees it. First, put the field that filters use most often. */
  readonly owners: readonly string[];
}

/** Keeps the sums that a console declares. */
export interface SumKeeper {
  /** Creates the tables and triggers of the sums, in the transaction of the migration, after the first rows. */
  ensure(engine: Store["engine"], db: Db, from: Pick<Described, "tables">, now: number): Promise<void>;
  /** The lines for the plan of a migration. */
  describe(store: Pick<Store, "engine" | "db">, from: Pick<Described, "tables">): Promise<readonly string[]>;
  /** Keeps the sums up to date while the platform runs. Answers the function that stops this. */
  keep(platform: () => Platform): () => Promise<void>;
}

/** What a command works on: the stored data of a console. */
export interface StoredData {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The file store if it is not in the data folder. */
  readonly files: FileStore | null;
  readonly masters: MasterKeys;
  /** The second factors that features add. */
  readonly factors: readonly Factor[];
  /** @throws Refusal if the definitions have mistakes */
  model(): Model;
  /** The version of this Pilothouse, for the manifest. */
  readonly version: string;
  /** Tells the features that a backup replaced the stored data. `why`: the sentence about it. */
  restored(why: string): Promise<void>;
}

/** A store that this process has open. `store`: the file of SQLite, or the address of PostgreSQL without its password. */
export interface OpenStore extends Pick<StoredData, "dataDir" | "databaseUrl"> {
  readonly store: string;
}

/** Something that a feature does beside the queue while the platform runs. */
export interface BackgroundWork {
  /** Does at once what is due now. */
  look?(): Promise<void>;
  close(): Promise<void>;
}

/** What metrics are about. */
export interface MetricSources {
  readonly version: string;
  readonly store: Store;
  readonly rates: Rates;
  now(): number;
}

/** A store that was just opened. Its tables may not have the names of the definitions yet. */
export interface OpenedStore {
  readonly store: Store;
  readonly settings: Settings;
  readonly model: Model;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly files: FileStore;
  /** Sends a mail to an operator; undefined in a console that sends none. */
  readonly mailing: ((platform: Platform, mail: OperatorMail) => Promise<void>) | undefined;
}

/** The marks of the audit trail outside the store. */
export interface TrailMarks {
  /** Whether the operator has accepted the trail as it is. */
  readonly isAccepted: boolean;
  /** Writes marks until the answered function is called. */
  keep(platform: () => Platform): Promise<() => Promise<void>>;
}

/** Starts only a console, whose platform has the address `elsewhere`. @throws Refusal */
export type StartWithoutPlatform = (
  root: string,
  settings: Settings,
  elsewhere: string,
  pages: (config: PageConfig, model: Model) => PageHandler | Promise<PageHandler>,
) => Promise<{
  readonly platform: null;
  readonly url: string;
  /** The text to print. */
  readonly message: string;
  close(): Promise<void>;
}>;

export interface PlatformFeature {
  readonly name: string;
  /** Its commands, `npm run <name>`. Each answers the text to print, and throws a Refusal. */
  readonly commands?: Readonly<Record<string, (kept: StoredData, args: readonly string[]) => Promise<string>>>;
  /** Checks that the console has what its definitions need: kinds of jobs, and `mailing`. @throws Refusal */
  checks?(model: Model, has: { readonly jobs: readonly string[]; readonly mails: boolean }): void;
  /** Runs while the platform is open. Answers the function that ends it. */
  whileOpen?(opened: OpenStore): () => Promise<void>;
  /** The language that the owner of an account chose; null if they chose none. At most one feature has it. */
  languageOf?(db: Db, account: string): Promise<Language | null>;
  /** Starts the console in front of the platform at PLATFORM_URL. At most one feature has it. */
  readonly startElsewhere?: StartWithoutPlatform;
  /** Opens the file store of FILES_URL, if it is of the feature's kind. */
  readonly fileStore?: OpenFileStore;
  /** Addresses that pages may send requests to, with these settings. */
  connects?(settings: Settings): readonly string[];
  /** Called after a backup replaced the stored data. */
  afterRestore?(kept: StoredData, why: string): Promise<void>;
  /** Runs while the platform serves requests. `isOn`: whether it works by itself, or only when `look` is called. */
  keeps?(platform: () => Platform, isOn: boolean): BackgroundWork;
  /** Compares the audit trail with its marks. Null without a trail. At most one feature has it. @throws Refusal */
  trailMarks?(opened: OpenedStore): Promise<TrailMarks | null>;
  /** The metrics that `/metrics` answers; null if these settings want none. At most one feature has them. */
  metrics?(settings: Settings, sources: MetricSources): Promise<Metrics | null>;
  /** Its handlers under /rest, by name. */
  readonly serves?: Readonly<Record<string, RestHandler>>;
  /** The feature's tables, in the order in which they are created. */
  readonly tables?: readonly FeatureTable[];
  /** The feature's kinds of jobs, each made by `defineJob`. */
  readonly jobs?: readonly JobKind[];
  /** By kind of job: finds its file, which `/files/tasks/<id>/<name>` sends to the account that started the job. */
  readonly filesOfJobs?: Readonly<Record<string, FileOfJob>>;
  /** Code for declared calls, by the name of the call. Code of the console for the same call has precedence. */
  readonly calls?: Readonly<Record<string, CallCode>>;
  /** The code of the call for rows of an import, which host.yaml names in `rows`. */
  readonly rowsCall?: Handler;
  /** The second factors that the feature adds. */
  readonly factors?: readonly Factor[];
  /** The second step of signing in, and proofs of identity. At most one feature has it. */
  readonly twoStep?: TwoStep;
  /** Methods of signing in other than passwords. */
  readonly signInMethods?: readonly SignInMethod[];
  /** Rules by the name of the resource. The rules of the console and of the framework run first. */
  rules?(model: Model): Readonly<Record<string, GeneralRules>>;
  /** Whether the sign-in page offers the feature next to its form, with these settings. */
  beside?(settings: Settings): boolean;
  /** Facts about the signed-in account for the console, in addition to the fields of its record. */
  readonly accountFacts?: AccountFacts;
  /** Handlers for its own addresses, such as `/openapi`. Each passes a target to the door, which finds the caller. */
  readonly routes?: Readonly<Record<`/${string}`, (visit: Visit) => Promise<Response>>>;
  /** Addresses of its pages in the console that have no menu: "/tasks/:id". */
  readonly pages?: readonly `/${string}`[];
  /** Layers that the feature adds to stages of the door. */
  readonly layers?: Layers;
  /** Keeps the sums that the console's business declares. At most one feature has this. */
  aggregates?(declared: readonly Aggregate[]): SumKeeper;
}

export const tablesOfFeatures = (features: readonly PlatformFeature[] = []): readonly FeatureTable[] =>
  features.flatMap(({ tables = [] }) => tables);

export const callsOfFeatures = (features: readonly PlatformFeature[] = []): ReadonlyMap<string, CallCode> =>
  new Map(features.flatMap(({ calls = {} }) => Object.entries(calls)));

export const filesOfFeatures = (features: readonly PlatformFeature[] = []): ReadonlyMap<string, FileOfJob> =>
  new Map(features.flatMap(({ filesOfJobs = {} }) => Object.entries(filesOfJobs)));

interface Offering {
  readonly handlers?: HandlersOf<Handles>;
  readonly features?: readonly PlatformFeature[];
  readonly aggregates?: readonly Aggregate[];
}

/** The code of all calls that the plain calls do not answer: of the console, of its features, and of the framework. */
export const handlersFor = ({ handlers = {}, features = [] }: Offering, model: Model): HandlersOf<Handles> => {
  const standard = { ...STANDARD_HANDLERS, rows: features.find(({ rowsCall }) => rowsCall)?.rowsCall ?? null };
  const meaningOf = standardCallsOf(model);
  const codeOf = (resource: ResourceModel): Readonly<Record<string, Handler>> =>
    Object.fromEntries(
      resource.calls.flatMap((call) => {
        const meaning = meaningOf(resource, call);
        const code = handlerOf(handlers, resource, call) ?? (meaning && standard[meaning]);
        return code === null ? [] : [[call.name, code]];
      }),
    );
  return Object.fromEntries(model.resources.map((resource) => [resource.name, codeOf(resource)]));
};

export const fileStoresOfFeatures = (features: readonly PlatformFeature[] = []): readonly OpenFileStore[] =>
  features.flatMap(({ fileStore }) => fileStore ?? []);

export const pagesOfFeatures = (features: readonly PlatformFeature[] = []): readonly string[] =>
  features.flatMap(({ pages = [] }) => pages);

/** What features add to signing in. */
export const signInOfFeatures = (
  features: readonly PlatformFeature[] = [],
): Pick<Platform, "factors" | "signInMethods" | "twoStep"> => ({
  factors: features.flatMap(({ factors = [] }) => factors),
  twoStep: features.find(({ twoStep }) => twoStep !== undefined)?.twoStep ?? null,
  signInMethods: features.flatMap(({ signInMethods = [] }) => signInMethods),
});

/** @throws Refusal if a console declares sums, but has no feature that keeps them */
export const sumKeeperOf = ({ features = [], aggregates = [] }: Offering): SumKeeper | undefined => {
  const keeper = features.find((one) => one.aggregates !== undefined)?.aggregates?.(aggregates);
  if (keeper === undefined && aggregates.length > 0)
    throw new Refusal(
      "The business declares `aggregates`, but the console leaves the feature aggregates out. Add aggregates to `features` of console.yaml and run `npm run generate`, or remove `aggregates` from the business.",
    );
  return keeper;
};
