// Puts the parts together for start.mjs and dev.mjs: definitions, platform, page, port.
import { join } from "node:path";
import { formatProblems, loadModel } from "../generator";
import type { Model } from "../generator";
import { answerCopies } from "./framework/backup/copies";
import { business } from "./business";
import { describe } from "./framework/server/describe";
import { holdFolder } from "./framework/folder/holdFolder";
import { prepareFolder } from "./framework/folder/prepareFolder";
import { checkPort, listen } from "./framework/server/listen";
import type { PageHandler } from "./framework/server/listen";
import { Refusal } from "./framework/wire/Refusal";
import { createPlatform } from "./framework/server/server";
import type { RunningPlatform } from "./framework/server/server";
import type { Settings } from "./framework/settings/settings";
import { partsAtOf } from "./framework/server/preloads";
import { inAddress, isReachable } from "./framework/starting/reach";
import { serveStatic } from "./framework/server/static";
import { stopServer } from "./framework/server/stop";
import type { PageConfig } from "./framework/server/page";

export { withConfig } from "./framework/server/page";
export { readSettings } from "./framework/settings/settings";

export interface Started {
  readonly platform: RunningPlatform;
  readonly url: string;
  /** What a person who started it wants to know. */
  readonly told: string;
  close(): Promise<void>;
}

const FORMAL = 1;
const TEST = 2;

/** @throws Refusal with every problem of the definitions, as people read them */
export const readModel = (root: string): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Refusal(`The definitions in resources/ cannot be used:\n\n${formatProblems(problems)}`);
  return model;
};

type Pages = (config: PageConfig, model: Model) => PageHandler | Promise<PageHandler>;

interface Serving {
  readonly root: string;
  readonly settings: Settings;
  readonly dataDir: string;
  readonly isDefaultPlace: boolean;
  readonly warnings: readonly string[];
  readonly pages: Pages;
}

const serve = async ({ root, settings, dataDir, isDefaultPlace, warnings, pages }: Serving): Promise<Started> => {
  const { PORT, HOST, STOP_WITHIN } = settings;
  // Before anything is opened: a first start that nobody sees would print its password to nobody.
  await checkPort(HOST, PORT);
  const model = readModel(root);
  const platform = await createPlatform({
    model,
    business,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? undefined,
    demoByDefault: isDefaultPlace,
    isReachable: isReachable(settings),
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
    };
    const server = await listen(platform, await pages(config, model), HOST, PORT);
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : PORT;
    await platform.opened(port);
    const copies = settings.DATABASE_URL === null ? answerCopies(dataDir, platform.store) : null;
    const url = `http://${inAddress(HOST)}:${port}`;
    const close = async () => {
      platform.stopping();
      const isCut = await stopServer(server, STOP_WITHIN);
      if (isCut) console.error(`Requests that took longer than STOP_WITHIN (${STOP_WITHIN} s) were cut.`);
      await copies?.close();
      await platform.close();
    };
    const filled = { ...platform.filled, warnings: [...warnings, ...platform.filled.warnings] };
    const told = describe({ url, filled, store: platform.store, folder: dataDir }, settings);
    return { platform, url, told, close };
  } catch (error) {
    await platform.close();
    throw error;
  }
};

/**
 * `pages` makes what serves the console; dist/ by default.
 * @throws Refusal
 */
export const start = async (
  root: string,
  settings: Settings,
  pages: Pages = (config, model) => serveStatic(join(root, "dist"), config, partsAtOf(model)),
): Promise<Started> => {
  // What the platform writes is for its own user alone.
  process.umask(0o077);
  const folder = join(root, ".data");
  const dataDir = settings.DATA_DIR ?? folder;
  const warnings = prepareFolder(dataDir);
  const held = holdFolder(dataDir, "starting");
  const isDefaultPlace = settings.DATABASE_URL === null && dataDir === folder;
  try {
    const serving = await serve({ root, settings, dataDir, isDefaultPlace, warnings, pages });
    held.tell(serving.url);
    const close = async () => {
      await serving.close();
      held.release();
    };
    return { ...serving, close };
  } catch (error) {
    held.release();
    throw error;
  }
};
