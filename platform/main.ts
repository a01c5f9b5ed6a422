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
import { partsAtOf } from "./preloads";
import { serveStatic } from "./static";
import type { PageConfig } from "./page";

export { withConfig } from "./page";

export interface Started {
  readonly platform: RunningPlatform;
  readonly server: Server;
  readonly url: string;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error with every problem of the definitions, as people read them */
export const readModel = (root: string): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(`The definitions in resources/ cannot be used:\n\n${formatProblems(problems)}`);
  return model;
};

const portOf = (env: Environment): number => {
  const port = Number(env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not ${env.PORT}`);
  return port;
};

const FORMAL = 1;
const TEST = 2;

/**
 * Environment: PORT, HOST, DATA_DIR, DATABASE_URL, DEMO (0 for none), PILOTHOUSE_ENV (1 formal), TRUST_PROXY (1),
 * VERIFICATION_CODE (tests only), P2P_HOST (whose pages carry the fixed title), MAP_TILES (`https://host/{z}/{x}/{y}.png`). `pages` makes what serves the console; dist/ by default.
 * @throws Error with one message for people
 */
export const start = async (
  root: string,
  env: Environment,
  pages: (config: PageConfig, model: Model) => PageHandler | Promise<PageHandler> = (config, model) =>
    serveStatic(join(root, "dist"), config, partsAtOf(model)),
): Promise<Started> => {
  const port = portOf(env);
  const host = env.HOST || "127.0.0.1";
  // Before anything is opened: a first start that nobody sees would print its password to nobody.
  await checkPort(host, port);
  const model = readModel(root);
  const platform = await createPlatform({
    model,
    dataDir: env.DATA_DIR || join(root, ".data"),
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.DEMO !== "0",
    verificationCode: env.VERIFICATION_CODE || null,
    trustProxy: env.TRUST_PROXY === "1",
    scheduled: true,
  });
  try {
    const config = {
      publicKey: platform.publicKey,
      env: env.PILOTHOUSE_ENV === "1" ? FORMAL : TEST,
      p2pHost: env.P2P_HOST ?? "",
      mapTiles: env.MAP_TILES ?? "",
    };
    const page = await pages(config, model);
    const server = await listen(platform, page, host, port);
    const bound = server.address();
    const demo = env.DEMO !== "0";
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
export const describe = ({ platform, url }: Started, env: Environment): string => {
  const first = platform.firstAccount;
  const isDemo = env.DEMO !== "0";
  const signIn = first
    ? `  Sign in    ${first.userId} / ${first.password}${isDemo ? "" : "   (shown only this once)"}`
    : isDemo
      ? "  Sign in    admin / pilothouse, unless it was changed"
      : null;
  return ["", `  Pilothouse ${url}`, ...(signIn ? [signIn] : []), `  Data       ${platform.store}`, ""].join("\n");
};
