// Starts a worker: a process that runs the background jobs and the schedule of a shared database, and serves no people.
import type { Business } from "../Business";
import { writeLogs } from "../observing/log";
import { Refusal } from "../settings/Refusal";
import type { Settings } from "../settings/settings";
import { firstDemoUserId } from "../starting/firstRows";
import { hostInAddress } from "../starting/reach";
import { describeStart } from "./describe";
import { runInDataFolder, type DataPlace } from "./runInDataFolder";
import { checkPort, listenForHealth } from "./listen";
import { readModel } from "./readModel";
import { createPlatform } from "./server";
import { stopServer } from "./stop";

export interface RunningWork {
  readonly url: string;
  /** The text for the person who started it. */
  readonly message: string;
  close(): Promise<void>;
}

/** Stands for the address of a worker that listens on no port, in messages to other processes and people. */
const NOWHERE = "a worker, which listens at no port";

const runWorker = async (
  business: Business,
  root: string,
  given: Settings,
  { dataDir, warnings }: DataPlace,
): Promise<RunningWork> => {
  const settings = { ...given, JOBS: true };
  const { HOST, WORKER_PORT, STOP_AFTER, STOP_WITHIN } = settings;
  if (WORKER_PORT !== null) await checkPort(HOST, WORKER_PORT);
  const model = readModel(root);
  const databaseUrl = settings.DATABASE_URL ?? undefined;
  const platform = await createPlatform({
    model,
    business,
    dataDir,
    databaseUrl,
    demoByDefault: false,
    settings,
    scheduled: true,
  });
  try {
    const server = WORKER_PORT === null ? null : await listenForHealth(platform, HOST, WORKER_PORT);
    const bound = server?.address();
    const url =
      typeof bound === "object" && bound !== null ? `http://${hostInAddress(HOST)}:${bound.port}/health` : NOWHERE;
    const filled = { ...platform.filled, warnings: [...warnings, ...platform.filled.warnings] };
    const message = describeStart(
      { url, filled, demoAccount: firstDemoUserId(model), store: platform.store, folder: dataDir },
      settings,
    );
    const close = async () => {
      platform.stopping();
      if (server) await stopServer(server, { after: STOP_AFTER, within: STOP_WITHIN });
      await platform.close();
    };
    return { url, message, close };
  } catch (error) {
    await platform.close();
    throw error;
  }
};

/** Starts a worker for the console in the folder `root`. @throws Refusal */
export type StartWorker = (root: string, settings: Settings) => Promise<RunningWork>;

/** Answers the function that starts a worker for a console with this business. */
export const workWith =
  (business: Business): StartWorker =>
  async (root, settings) => {
    writeLogs(settings.LOG);
    if (settings.PLATFORM_URL !== null)
      throw new Refusal(
        "PLATFORM_URL names a platform elsewhere, which runs its jobs itself; a worker has nothing to do.",
      );
    if (settings.DATABASE_URL === null)
      throw new Refusal(
        "A worker runs the jobs of a database that it shares with others; set DATABASE_URL. With a SQLite file, the platform runs its jobs itself.",
      );
    return runInDataFolder(root, settings, (place) => runWorker(business, root, settings, place));
  };
