// Puts the parts together for start.mjs and dev.mjs: definitions, platform, page, port.
import type { Server } from "node:http";
import { join } from "node:path";
import { formatProblems, loadModel } from "../generator";
import type { Model } from "../generator";
import { listenForControl } from "./control";
import { describe } from "./describe";
import { checkPort, listen } from "./listen";
import type { PageHandler } from "./listen";
import { createPlatform } from "./server";
import type { RunningPlatform } from "./server";
import type { Settings } from "./settings";
import { partsAtOf } from "./preloads";
import { inAddress, isReachable } from "./starting/reach";
import { serveStatic } from "./static";
import type { PageConfig } from "./page";

export { withConfig } from "./page";
export { readSettings } from "./settings";

export interface Started {
  readonly platform: RunningPlatform;
  readonly server: Server;
  /** What a person who started it wants to know. */
  readonly told: string;
  close(): Promise<void>;
}

const FORMAL = 1;
const TEST = 2;

/** @throws Error with every problem of the definitions, as people read them */
export const readModel = (root: string): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(`The definitions in resources/ cannot be used:\n\n${formatProblems(problems)}`);
  return model;
};

/**
 * `pages` makes what serves the console; dist/ by default.
 * @throws Error with one message for people
 */
export const start = async (
  root: string,
  settings: Settings,
  pages: (config: PageConfig, model: Model) => PageHandler | Promise<PageHandler> = (config, model) =>
    serveStatic(join(root, "dist"), config, partsAtOf(model)),
): Promise<Started> => {
  const { PORT, HOST, DATABASE_URL } = settings;
  const folder = join(root, ".data");
  const dataDir = settings.DATA_DIR ?? folder;
  // Before anything is opened: a first start that nobody sees would print its password to nobody.
  await checkPort(HOST, PORT);
  const model = readModel(root);
  const platform = await createPlatform({
    model,
    dataDir,
    databaseUrl: DATABASE_URL ?? undefined,
    demoByDefault: DATABASE_URL === null && dataDir === folder,
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
    const page = await pages(config, model);
    const server = await listen(platform, page, HOST, PORT);
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : PORT;
    const control = isDemo ? await listenForControl(platform, port) : null;
    if (control) await platform.controlledAt(control.address);
    const close = async () => {
      await control?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await platform.close();
    };
    const { filled, store } = platform;
    const told = describe({ url: `http://${inAddress(HOST)}:${port}`, filled, store, folder: dataDir }, settings);
    return { platform, server, told, close };
  } catch (error) {
    await platform.close();
    throw error;
  }
};
