// The platform as one function from Request to Response. It works the same under Node, in tests and in development.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Model } from "../../../generator";
import { version } from "../../../package.json";
import type { Business } from "../Business";
import {
  callsOfFeatures,
  filesOfFeatures,
  fileStoresOfFeatures,
  handlersFor,
  signInOfFeatures,
  sumKeeperOf,
  tablesOfFeatures,
} from "../Feature";
import { identityOf } from "../access/identity";
import { openCredentials } from "../access/Credentials";
import { storeSignInKey, readKeyFile } from "../access/signInKeys";
import { checkFiles, claimFileStore } from "../fileStore/claimFiles";
import { keepFiles } from "../fileStore/keepFiles";
import { openFiles } from "../fileStore/openFiles";
import { IdCheckedFileStore } from "../fileStore/IdCheckedFileStore";
import { SCRATCH_FOLDER } from "../fileStore/scratch";
import { openDoor } from "../door/layers";
import { Rates } from "../access/Rates";
import { shareRates } from "../access/shareRates";
import { limitsOf } from "../wire/limits";
import type { Platform } from "../Platform";
import { platformForJob } from "./platformForJob";
import { Queue } from "../queue/Queue";
import { rulesFor } from "../rules/rulesFor";
import { recordSchema } from "../records/schema";
import { platformForActor } from "../trail/createTrail";
import { startTrailUpkeep } from "../trail/keepTrail";
import { uploadsInUse } from "../uploads/inUse";
import { bringUp, migrationLines } from "./bringUp";
import { keepTables } from "./keepTables";
import { createCallers } from "./createCallers";
import { createAnswerer } from "./createAnswerer";
import { keepSearchIndexes } from "./keepSearchIndexes";
import { createJobCalls, routesOf } from "./routes";
import { checkRestHandlers } from "./serves";
import { diskCheck, fileStoreCheck, storeCheck, writeCheck } from "./ready";
import { traceJobKind } from "./tracedKind";
import { Refusal } from "../settings/Refusal";
import { type Settings, withDefaults } from "../settings/settings";
import type { FillResult } from "../starting/fillStore";
import { CountCache } from "../storage/CountCache";
import { openKeys } from "../storage/dataKeys";
import { recordInstance, reportAlive } from "../storage/instances";
import { layoutOf } from "../storage/layouts";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { SlowReads } from "../workers/SlowReads";

export interface PlatformOptions {
  readonly model: Model;
  readonly business: Business;
  /** The folder of the SQLite file, the key pair of sign-in and, without FILES_URL, uploads and files of tasks. */
  readonly dataDir: string;
  /** Uses PostgreSQL instead of the SQLite file: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string | undefined;
  /** Whether a new store gets demo data if the setting DEMO is not given. Default: true. */
  readonly demoByDefault?: boolean | undefined;
  /** Whether other machines can reach the platform, which then refuses well-known passwords. Default: false. */
  readonly isReachable?: boolean | undefined;
  /** Settings that differ from the defaults. PORT, HOST and the places of data are options of their own. */
  readonly settings?: Partial<Settings> | undefined;
  /** The time in seconds since 1970. Default: the clock of the system. */
  readonly now?: (() => number) | undefined;
  /** Whether scheduled tasks run by themselves. Otherwise they run only when `runDue` is called. Default: false. */
  readonly scheduled?: boolean | undefined;
}

export interface RunningPlatform {
  /** `address` is the network address of the client, for limits on requests and password tries. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Migrates the store to another model and then serves that model. */
  reload(model: Model): Promise<void>;
  /** Runs every scheduled task that is due now, and waits until the queue is empty. */
  runDue(): Promise<void>;
  /** Starts the console's additional programs once the port of the server is open. They end when the platform closes. */
  opened(port: number): Promise<void>;
  /** The queue of background jobs. */
  readonly queue: Queue<Platform>;
  readonly publicKey: string;
  /** What was done when the store was opened: whether it is a demo, the first account, warnings. */
  readonly filled: FillResult;
  /** Names of resources whose old rows would be deleted by a rule that waits for consent. */
  readonly leaving: readonly string[];
  /** The place of the store, as text for people. */
  readonly store: string;
  /** Makes /ready answer 503, so that proxies send no more requests. Running jobs go back to the queue. */
  stopping(): void;
  close(): Promise<void>;
}

/** @throws Refusal if the definitions are for a platform with another dialect */
const checkDialect = ({ host, resources }: Model): void => {
  const differs = resources.find(({ calls }) =>
    calls.some(({ method, path }) => method !== null || path.includes("{")),
  );
  if (!host?.dialect && !differs) return;
  const place = host?.dialect ? "resources/host.yaml" : (differs?.file ?? "");
  throw new Refusal(
    `${place} describes a platform with a dialect of its own, which this one does not speak. Serve the console in front of that platform: PLATFORM_URL=https://api.example.com npm start`,
  );
};

/** The name of the platform in the audit trail. */
const PLATFORM = "platform";

/** Opens the store, migrates and fills it. @throws Refusal if the store cannot be opened or used with these settings */
export const createPlatform = async (options: PlatformOptions): Promise<RunningPlatform> => {
  const settings = withDefaults(options.settings);
  checkDialect(options.model);
  checkRestHandlers(options.model, options.business.features);
  const { DATABASE_READ_URL: url, READ_BEHIND: bound } = settings;
  const replica = url === null ? undefined : { url, bound };
  const store = await openStore({ ...options, replica, slowReads: (file) => new SlowReads(file) });
  try {
    await openKeys(store, { ...settings, dataDir: options.dataDir });
    return await runOn(store, settings, options);
  } catch (error) {
    await store.close();
    throw error;
  }
};

const runOn = async (store: Store, settings: Settings, options: PlatformOptions): Promise<RunningPlatform> => {
  // The key file is read before anything is stored. If the start failed later, its password would never be printed.
  const brought = readKeyFile(options.dataDir);
  const now = options.now ?? (() => Math.floor(Date.now() / 1000));
  const ofFeatures = (options.business.features ?? []).flatMap(({ jobs = [] }) => jobs);
  const all = [...ofFeatures, ...(options.business.jobs ?? [])];
  const has = { jobs: all.map(({ kind }) => kind), mails: options.business.mailing !== undefined };
  for (const { checks } of options.business.features ?? []) checks?.(options.model, has);
  const queue = new Queue<Platform>(store, all.map(traceJobKind));
  const scratch = join(options.dataDir, SCRATCH_FOLDER);
  const files = new IdCheckedFileStore(
    await openFiles(settings, options.dataDir, fileStoresOfFeatures(options.business.features)),
  );
  // `tables` is empty, because tables may not have the names of the definitions yet. So all tables are searched.
  await checkFiles(store, files, uploadsInUse({ store, tables: new Map() }), now());
  const limits = limitsOf(settings);
  const rates = new Rates(settings);
  const counts = new CountCache(store.changes);
  const { model, dataDir, databaseUrl } = options;
  const { features = [], mailing } = options.business;
  const languageOf = features.find((one) => one.languageOf !== undefined)?.languageOf;
  const opened = { store, settings, model, dataDir, databaseUrl, files, mailing };
  const marking = await features.find((one) => one.trailMarks !== undefined)?.trailMarks?.(opened);

  const { business, demoByDefault = true, isReachable = false } = options;
  const door = openDoor(business.features?.map(({ layers = {} }) => layers));
  const prepare = async (
    model: Model,
  ): Promise<{ platform: Platform; filled: FillResult; leaving: readonly string[] }> => {
    const places = { demoByDefault, isReachable, acceptsTrail: marking?.isAccepted ?? false };
    const common = { store, model, business, settings, ...places, now: now(), instance };
    const { tables, filled, ...migrated } = await bringUp(common);
    for (const line of migrationLines(migrated)) console.warn(line);
    layout = layoutOf([...tables.values()]);
    store.changes?.open();
    store.reader?.open();
    if (store.engine === "postgres") await store.searchIndexes.look(store.db);
    await storeSignInKey(store, brought);
    const schemas = new Map([...tables].map(([name, table]) => [name, recordSchema(model, table.resource, table)]));
    const signingIn = signInOfFeatures(business.features);
    const callers = createCallers(store, { model, tables, ...signingIn }, () => parts);
    const notify: Platform["notify"] = async (reading, account, notice, language) => {
      if (business.telling === undefined) return;
      const key = account[identityOf(reading.platform).accounts.key.name];
      const own = await languageOf?.(reading.db, String(key));
      await business.telling(reading, { account, notice, language: own ?? language });
    };
    const parts: Platform = {
      model,
      rules: rulesFor(model, business.rules, business.features),
      store,
      tables,
      schemas,
      counts,
      queue,
      scratch,
      callers,
      credentials: await openCredentials(store),
      files,
      ...signingIn,
      featureRows: tablesOfFeatures(business.features),
      calls: callsOfFeatures(business.features),
      filesOfJobs: filesOfFeatures(business.features),
      accountFacts: (business.features ?? []).flatMap(({ accountFacts }) => accountFacts ?? []),
      settings,
      limits,
      rates,
      taskOf: business.taskOf,
      mailing,
      carrying: createJobCalls(handlersFor(business, model), door),
      notify,
      isDemo: filled.isDemo,
      now,
    };
    const acting = platformForActor(parts, { account: null, call: null, work: PLATFORM, address: "" });
    return { platform: acting, filled, leaving: migrated.pending.map(({ table }) => table) };
  };

  let layout = "";
  const instance = randomBytes(8).toString("hex");
  const first = await prepare(options.model);
  files.own(await claimFileStore(store, files, now()));
  const own = () => ({ id: instance, layout });
  const endLife = reportAlive(store, own);
  let { platform } = first;
  let handlers = handlersFor(business, options.model);
  let routes = routesOf(options.model, handlers);
  await business.starting?.(platform);
  await queue.start(() => platform, platformForJob, { works: settings.JOBS });
  const endMarks = await marking?.keep(() => platform);
  const endWatch = store.keys.watch();
  const endRates = store.engine === "postgres" ? shareRates(store.db, rates, now) : async () => undefined;
  const isOn = settings.JOBS && options.scheduled === true;
  const ofEach = features.flatMap((one) => one.keeps?.(() => platform, isOn) ?? []);
  const endTrail = settings.JOBS ? startTrailUpkeep(() => platform) : undefined;
  const endIndexes = keepSearchIndexes(() => platform, settings.JOBS);
  const endTables = settings.JOBS ? keepTables(() => platform) : async () => undefined;
  const endFiles = keepFiles(files, scratch);
  const endSums = settings.JOBS ? sumKeeperOf(business)?.keep(() => platform) : undefined;

  let isStopping = false;
  const measured = { version, store, rates, now };
  const metrics = await features.find((one) => one.metrics !== undefined)?.metrics?.(settings, measured);
  const answer = createAnswerer({
    platform: () => platform,
    routes: () => routes,
    handlers: () => handlers,
    business,
    door,
    metrics: metrics ?? null,
    checks: [
      storeCheck(store),
      writeCheck(store, () => recordInstance(store.db, own())),
      fileStoreCheck(files),
      diskCheck(files, scratch),
    ],
    reader: store.reader,
    isStopping: () => isStopping,
  });
  let endBeside = async (): Promise<void> => undefined;

  return {
    fetch: answer,
    reload: async (model) => {
      ({ platform } = await prepare(model));
      handlers = handlersFor(business, model);
      routes = routesOf(model, handlers);
      for (const name of platform.tables.keys()) counts.forget(name, null);
    },
    opened: async (port) => {
      if (options.business.opened) endBeside = await options.business.opened({ platform, port, answer });
    },
    runDue: async () => {
      for (const one of ofEach) await one.look?.();
      await queue.idle();
    },
    queue,
    publicKey: platform.credentials.publicKey,
    filled: first.filled,
    leaving: first.leaving,
    store: store.address,
    stopping: () => {
      isStopping = true;
      // `close` waits for this promise.
      queue.close().catch(console.error);
    },
    close: async () => {
      await endBeside();
      endTrail?.();
      endIndexes();
      // All parts get the signal at the same time. Otherwise, one job could begin a step while another part ends.
      await Promise.all([endTables(), endSums?.(), endFiles(), ...ofEach.map((one) => one.close()), queue.close()]);
      endWatch();
      await endRates();
      await endMarks?.();
      await endLife();
      await store.close();
    },
  };
};
