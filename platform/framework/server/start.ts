// Starts a console: reads its definitions, opens the platform, serves the page and listens on the port.
import type { PageConfig, PageHandler } from "../wire/Page";
import { join } from "node:path";
import type { Model } from "../../../generator";
import { featuresOfSignInPage } from "./besideSignIn";
import type { Business } from "../Business";
import { pagesOfFeatures } from "../Feature";
import { describeStart } from "./describe";
import { runInDataFolder, type DataPlace } from "./runInDataFolder";
import { writeLogs } from "../observing/log";
import { checkPort, listen } from "./listen";
import { createPlatform } from "./server";
import type { RunningPlatform } from "./server";
import { Refusal } from "../settings/Refusal";
import type { Settings } from "../settings/settings";
import { createFindParts } from "./preloads";
import { readModel } from "./readModel";
import { platformZone } from "../settings/platformZone";
import { firstDemoUserId } from "../starting/firstRows";
import { hostInAddress, isReachableByOthers } from "../starting/reach";
import { serveConsole } from "./static";
import { stopServer } from "./stop";
import type { RunningWork } from "./work";
import { DEMO_SERVERS, isSecure, pageSourcesOf } from "./sources";

export interface StartedConsole extends RunningWork {
  /** Null if the platform runs elsewhere. */
  readonly platform: RunningPlatform | null;
}

const FORMAL = 1;
const TEST = 2;

const connectsOf = (settings: Settings, features: Business["features"] = []): readonly string[] =>
  features.flatMap((one) => one.connects?.(settings) ?? []);

type Pages = (config: PageConfig, model: Model) => PageHandler | Promise<PageHandler>;

interface Serving extends DataPlace {
  readonly business: Business;
  readonly root: string;
  readonly settings: Settings;
  readonly pages: Pages;
}

const serve = async ({
  business,
  root,
  settings,
  dataDir,
  isDefaultPlace,
  warnings,
  pages,
}: Serving): Promise<StartedConsole> => {
  const { PORT, HOST, STOP_AFTER, STOP_WITHIN } = settings;
  // The port is checked before anything is opened. If a start failed later, its password would never be printed.
  await checkPort(HOST, PORT);
  const model = readModel(root);
  const platform = await createPlatform({
    model,
    business,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? undefined,
    demoByDefault: isDefaultPlace,
    isReachable: isReachableByOthers(settings),
    settings,
    scheduled: true,
  });
  try {
    const { isDemo } = platform.filled;
    const config = {
      publicKey: platform.publicKey,
      env: Number(settings.PILOTHOUSE_ENV ?? (isDemo ? TEST : FORMAL)),
      p2pHost: settings.P2P_HOST ?? "",
      mapTiles: settings.MAP_TILES ?? "",
      sources: pageSourcesOf(model, settings, isDemo ? DEMO_SERVERS : [], connectsOf(settings, business.features)),
      isSecure: isSecure(settings),
      more: {
        zone: platformZone(settings),
        beside: featuresOfSignInPage(settings, business.features),
        ...(platform.leaving.length > 0 ? { leaving: platform.leaving } : {}),
        ...(settings.FILES_DIRECT ? { files_direct: true } : {}),
      },
    };
    const server = await listen(platform, await pages(config, model), HOST, PORT);
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : PORT;
    await platform.opened(port);
    const opened = { dataDir, databaseUrl: settings.DATABASE_URL, store: platform.store };
    const running = (business.features ?? []).map((feature) => feature.whileOpen?.(opened));
    const url = `http://${hostInAddress(HOST)}:${port}`;
    const close = async () => {
      platform.stopping();
      const isCut = await stopServer(server, { after: STOP_AFTER, within: STOP_WITHIN });
      if (isCut) console.error(`Requests that took longer than STOP_WITHIN (${STOP_WITHIN} s) were cut.`);
      for (const end of running) await end?.();
      await platform.close();
    };
    const filled = { ...platform.filled, warnings: [...warnings, ...platform.filled.warnings] };
    const message = describeStart(
      { url, filled, demoAccount: firstDemoUserId(model), store: platform.store, folder: dataDir },
      settings,
    );
    return { platform, url, message, close };
  } catch (error) {
    await platform.close();
    throw error;
  }
};

/** Starts the console in the folder `root`. @throws Refusal */
export type StartConsole = (root: string, settings: Settings, pages?: Pages) => Promise<StartedConsole>;

/** Answers the function that starts a console with this business. `pages` makes the page handler (default: dist/). */
export const startWith =
  (business: Business): StartConsole =>
  async (root, settings, given) => {
    const own = pagesOfFeatures(business.features);
    const pages: Pages =
      given ?? ((config, model) => serveConsole(join(root, "dist"), config, createFindParts(model, own)));
    writeLogs(settings.LOG);
    if (settings.PLATFORM_URL !== null) {
      const startElsewhere = business.features?.find((one) => one.startElsewhere !== undefined)?.startElsewhere;
      if (startElsewhere === undefined)
        throw new Refusal(
          "PLATFORM_URL is set, but the console leaves the feature elsewhere out. Add elsewhere to `features` of console.yaml and run `npm run generate`.",
        );
      return startElsewhere(root, settings, settings.PLATFORM_URL, pages);
    }
    if (!settings.JOBS && settings.DATABASE_URL === null)
      throw new Refusal(
        "JOBS is 0, but no other process can run the jobs of a SQLite file; set DATABASE_URL, or leave JOBS out.",
      );
    if (settings.IDS === "scattered" && settings.DATABASE_URL === null)
      throw new Refusal("IDS is scattered, but a SQLite file has no hot spot; set DATABASE_URL, or leave IDS out.");
    return runInDataFolder(root, settings, (place) => serve({ business, root, settings, pages, ...place }));
  };
