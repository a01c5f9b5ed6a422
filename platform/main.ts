// Puts the parts together for start.mjs and dev.mjs: definitions, platform, page, port.
import type { Server } from "node:http";
import { join } from "node:path";
import { formatProblems, loadModel } from "../generator";
import type { Model } from "../generator";
import { listenForControl } from "./control";
import { checkPort, listen } from "./listen";
import type { PageHandler } from "./listen";
import { createPlatform } from "./server";
import type { RunningPlatform } from "./server";
import type { Settings } from "./settings";
import { partsAtOf } from "./preloads";
import { serveStatic } from "./static";
import type { PageConfig } from "./page";

export { withConfig } from "./page";
export { readSettings } from "./settings";

export interface Started {
  readonly platform: RunningPlatform;
  readonly server: Server;
  readonly url: string;
  close(): Promise<void>;
}

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
  const { PORT: port, HOST: host } = settings;
  const demo = settings.DEMO !== false;
  // Before anything is opened: a first start that nobody sees would print its password to nobody.
  await checkPort(host, port);
  const model = readModel(root);
  const platform = await createPlatform({
    model,
    dataDir: settings.DATA_DIR ?? join(root, ".data"),
    databaseUrl: settings.DATABASE_URL ?? undefined,
    demo,
    settings,
    scheduled: true,
  });
  try {
    const config = {
      publicKey: platform.publicKey,
      env: Number(settings.PILOTHOUSE_ENV),
      p2pHost: settings.P2P_HOST ?? "",
      mapTiles: settings.MAP_TILES ?? "",
    };
    const page = await pages(config, model);
    const server = await listen(platform, page, host, port);
    const bound = server.address();
    const control = demo
      ? await listenForControl(platform, typeof bound === "object" && bound ? bound.port : port)
      : null;
    if (control) await platform.controlledAt(control.address);
    const url = `http://${host.includes(":") ? `[${host}]` : host}:${typeof bound === "object" && bound ? bound.port : port}`;
    const close = async () => {
      await control?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await platform.close();
    };
    return { platform, server, url, close };
  } catch (error) {
    await platform.close();
    throw error;
  }
};

/** What a person who started it wants to know. */
export const describe = ({ platform, url }: Started, settings: Settings): string => {
  const first = platform.firstAccount;
  const isDemo = settings.DEMO !== false;
  const signIn = first
    ? `  Sign in    ${first.userId} / ${first.password}${isDemo ? "" : "   (shown only this once)"}`
    : isDemo
      ? "  Sign in    admin / pilothouse, unless it was changed"
      : null;
  return ["", `  Pilothouse ${url}`, ...(signIn ? [signIn] : []), `  Data       ${platform.store}`, ""].join("\n");
};
