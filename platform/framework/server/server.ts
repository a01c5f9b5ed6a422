// The platform as one function from Request to Response. It works the same under Node, in tests and in development.
import { join } from "node:path";
import { Hono } from "hono";
import type { Model } from "../../../generator";
import type { Business } from "../Business";
import { identityOf } from "../access/identity";
import { openCredentials } from "../access/Credentials";
import { Rates } from "../access/Rates";
import { respond, languageOf, readCall, readBody, respondWithFailure } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { limitsOf, workbookOf } from "../wire/limits";
import type { JobKind, Platform } from "../Platform";
import { checkValues } from "../wire/readJson";
import { takeOverExports } from "../tasks/formerExports";
import { ensureJobs } from "../queue/Job";
import { actForJob, kinds } from "./kinds";
import { Queue } from "../queue/Queue";
import { rulesFor } from "../rules/rulesFor";
import { recordSchema } from "../records/schema";
import { storeFailure } from "../records/storeFailure";
import { languageOfAccount } from "../preferences/languageOfAccount";
import { actAs } from "../trail/createTrail";
import { keepTrail } from "../trail/keepTrail";
import { createCallers } from "./createCallers";
import { ensureTables } from "./ensureTables";
import { OPENAPI, openApiOf } from "./openapi";
import { serveRest } from "./rest";
import { serveFile, storeForm } from "./files";
import { carryingOf, dispatch, routesOf, signedInToAct } from "./routes";
import { Scheduler } from "../schedule/Scheduler";
import { answerReady } from "./ready";
import { Refusal } from "../settings/Refusal";
import { type Settings, withDefaults } from "../settings/settings";
import { type Filled, fillStore } from "../starting/fillStore";
import { CountCache } from "../storage/CountCache";
import { openKeys } from "../storage/dataKeys";
import { cleanEncrypted } from "../storage/encryption";
import { migrate } from "../storage/migrate";
import { openStore } from "../storage/open";
import { sentenceOf } from "../storage/report";
import type { Store } from "../storage/Store";
import { tablesOf } from "../storage/Table";
import { serveTaskFile } from "./serveTaskFile";
import { ensureHandedRows } from "../tasks/handedRows";
import { ensureBulkRows } from "../bulk/bulkRows";
import { errorCodeOf } from "../folder/errorCode";

export interface PlatformOptions {
  readonly model: Model;
  readonly business: Business;
  /** The folder of the SQLite file, the key pair of sign-in, uploads and files of tasks. */
  readonly dataDir: string;
  /** Uses PostgreSQL instead of the SQLite file: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string | undefined;
  /** Whether a new store gets demo data if the setting DEMO is not given. Default: true. */
  readonly demoByDefault?: boolean | undefined;
  /** Whether other machines can reach the platform. If so, it refuses known passwords. Default: false. */
  readonly isReachable?: boolean | undefined;
  /** Settings that differ from the defaults. PORT, HOST and the places of data are the caller's task. */
  readonly settings?: Partial<Settings> | undefined;
  /** The time in seconds since 1970. Default: the clock of the system. */
  readonly now?: (() => number) | undefined;
  /** More kinds of jobs, in addition to those of the business. */
  readonly kinds?: readonly JobKind[] | undefined;
  /** Whether scheduled tasks run by themselves. Otherwise they run only when `runDue` is called. Default: false. */
  readonly scheduled?: boolean | undefined;
}

export interface RunningPlatform {
  /** `address` is the network address of the client. Limits on requests and password tries use it. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Migrates the store to another model and serves that model from then on. */
  reload(model: Model): Promise<void>;
  /** Runs every scheduled task that is due now, and waits until the queue is empty. */
  runDue(): Promise<void>;
  /** Starts the console's programs beside the server, once its port is open. They end when the platform closes. */
  opened(port: number): Promise<void>;
  /** The queue of background jobs. */
  readonly queue: Queue<Platform>;
  readonly publicKey: string;
  /** The result of opening the store: whether it is a demo, the first account, and warnings. */
  readonly filled: Filled;
  /** The place of the store, as text for people. */
  readonly store: string;
  /** Makes /ready answer 503, so that a proxy sends no more requests. */
  stopping(): void;
  close(): Promise<void>;
}

/** Error codes of PostgreSQL for values that do not fit their column. */
const UNFIT = new Set(["22003", "22P02", "22021"]);

const failureOf = (platform: Platform, error: unknown): Failure => {
  if (error instanceof Failure) return error;
  const refusal = storeFailure(platform, error);
  if (refusal) return refusal;
  if (UNFIT.has(errorCodeOf(error))) return new Failure(406);
  console.error(error);
  return new Failure(500);
};

/** @throws Refusal if the definitions are about a platform that speaks otherwise than this one */
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

/** What the audit trail calls the platform itself, when it starts. */
const PLATFORM = "platform";

/** Opens the store, migrates and fills it. @throws Refusal if the store cannot be opened or used with these settings */
export const createPlatform = async (options: PlatformOptions): Promise<RunningPlatform> => {
  const settings = withDefaults(options.settings);
  checkDialect(options.model);
  const store = await openStore(options);
  try {
    await openKeys(store, { ...settings, dataDir: options.dataDir });
    return await runOn(store, settings, options);
  } catch (error) {
    await store.close();
    throw error;
  }
};

const runOn = async (store: Store, settings: Settings, options: PlatformOptions): Promise<RunningPlatform> => {
  const credentials = await openCredentials(options.dataDir);
  const now = options.now ?? (() => Math.floor(Date.now() / 1000));
  for (const ensure of [ensureJobs, ensureHandedRows, ensureBulkRows, takeOverExports]) await ensure(store.db);
  const queue = new Queue<Platform>(store, [...kinds, ...options.business.jobs, ...(options.kinds ?? [])]);
  const tasksDir = join(options.dataDir, "tasks");
  const limits = limitsOf(settings);
  const rates = new Rates(settings);
  const workbook = workbookOf(settings);
  const counts = new CountCache(store.engine === "postgres");

  const { business, demoByDefault = true, isReachable = false } = options;
  const filesDir = join(options.dataDir, "files");
  const prepare = async (model: Model): Promise<{ platform: Platform; filled: Filled }> => {
    const tables = tablesOf(model, store.keys);
    const filling = { store, model, tables, settings, demoByDefault, isReachable, now: now(), business };
    const { filled, broken } = await migrate(
      store,
      tables.values(),
      async (db, created) => {
        await ensureTables(store, db, { model, tables });
        return fillStore(filling, db, created);
      },
      { upgrade: business.upgrade, retention: { days: settings.TRAIL_DAYS, now: now() } },
    );
    await cleanEncrypted(store);
    for (const one of broken) console.warn(sentenceOf(one));
    const schemas = new Map([...tables].map(([name, table]) => [name, recordSchema(model, table.resource, table)]));
    const callers = createCallers(store, { model, tables }, () => parts);
    const tell: Platform["tell"] = async (reading, account, notice, language) => {
      if (business.telling === undefined) return;
      const key = account[identityOf(reading.platform).accounts.key.name];
      const own = await languageOfAccount(reading.db, String(key));
      await business.telling(reading, { account, notice, language: own ?? language });
    };
    const parts: Platform = {
      model,
      rules: rulesFor(model, business.rules),
      store,
      tables,
      schemas,
      counts,
      queue,
      tasksDir,
      callers,
      credentials,
      filesDir,
      settings,
      limits,
      rates,
      workbook,
      taskOf: business.taskOf,
      carrying: carryingOf(business.handlers),
      tell,
      isDemo: filled.isDemo,
      now,
    };
    return { platform: actAs(parts, { account: null, call: null, work: PLATFORM, address: "" }), filled };
  };

  const first = await prepare(options.model);
  let { platform } = first;
  let routes = routesOf(options.model, business.handlers);
  await business.starting?.(platform);
  await queue.start(() => platform, actForJob);
  const endWatch = store.keys.watch();
  const scheduler = new Scheduler(() => platform);
  if (options.scheduled) scheduler.start();
  const endKeeping = keepTrail(() => platform);

  const isSigned = async (token: string) => (await platform.callers.find(token, now(), true)) !== null;
  const call = async (request: Request, path: string, address: string): Promise<Response> => {
    let language = languageOf(request.headers.get("accept-language"));
    const current = platform;
    try {
      if (
        path === current.model.host?.upload?.form.path &&
        /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "")
      ) {
        const incoming = readCall(request, {}, address, platform.model.host);
        await rates.take(current.callers, incoming, now());
        await signedInToAct(current, incoming);
        return respond(await storeForm(current, request));
      }
      const isLegacy = routes.get(path)?.some(({ resource }) => resource.style === "legacy") === true;
      const body = await readBody(request, { ...current, isSigned, isLegacy }).catch((error: unknown) => {
        rates.takeAddress(address, now());
        throw error;
      });
      const incoming = readCall(request, body, address, platform.model.host);
      ({ language } = incoming);
      await rates.take(current.callers, incoming, now());
      checkValues(incoming.params, current.limits);
      return respond(await dispatch(current, routes, path, incoming));
    } catch (error) {
      return respondWithFailure(current.model, language, failureOf(platform, error));
    }
  };

  const taskFile = (request: Request, address: string): Promise<Response> => {
    const incoming = readCall(request, {}, address, platform.model.host);
    return serveTaskFile(platform, incoming, request).catch((error: unknown) =>
      respondWithFailure(platform.model, incoming.language, failureOf(platform, error)),
    );
  };

  const failed = (error: unknown): Failure => failureOf(platform, error);
  const openApi = openApiOf(business.handlers, () => platform, failed);
  let isStopping = false;
  const app = new Hono<{ Bindings: { address: string } }>();
  app.post("/api/*", (context) => call(context.req.raw, context.req.path.slice("/api".length), context.env.address));
  app.all("/rest/*", ({ req, env }) => serveRest(platform, req.raw, env.address, failed));
  app.get("/files/tasks/*", (context) => taskFile(context.req.raw, context.env.address));
  app.all("/files/*", (context) => serveFile(platform, context.req.raw));
  for (const [path, answer] of Object.entries(business.routes))
    app.all(`${path}/*`, (context) => answer(platform, context.req.raw));
  app.on(["GET", "POST"], OPENAPI, openApi);
  app.get("/health", () => Response.json({ alive: true }));
  app.get("/ready", () => answerReady(store, isStopping));
  app.notFound((context) => {
    const language = languageOf(context.req.header("accept-language") ?? null);
    return respondWithFailure(platform.model, language, new Failure(404));
  });

  const from = (request: Request, address: string) => {
    const forwarded = settings.TRUST_PROXY
      ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()
      : undefined;
    return forwarded || address;
  };

  const answer = async (request: Request, address = "local"): Promise<Response> =>
    app.fetch(request, { address: from(request, address) });
  let endBeside = async (): Promise<void> => undefined;

  return {
    fetch: answer,
    reload: async (model) => {
      ({ platform } = await prepare(model));
      routes = routesOf(model, business.handlers);
      for (const name of platform.tables.keys()) counts.forget(name, null);
    },
    opened: async (port) => {
      if (options.business.opened) endBeside = await options.business.opened({ platform, port, answer });
    },
    runDue: async () => {
      await scheduler.look();
      await queue.idle();
    },
    queue,
    publicKey: credentials.publicKey,
    filled: first.filled,
    store: store.address,
    stopping: () => {
      isStopping = true;
    },
    close: async () => {
      await endBeside();
      endKeeping();
      await scheduler.close();
      await queue.close();
      endWatch();
      await store.close();
    },
  };
};
