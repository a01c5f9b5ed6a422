// npm run dev: the platform behind Vite. A saved definition takes effect in the open page, which also shows mistakes.
import { readFileSync } from "node:fs";
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, searchForWorkspaceRoot, type ViteDevServer } from "vite";
import type { watchDefinitions } from "../generate/commands";
import type { Model } from "../../generator/index";
import { cataloguePlugin } from "./cataloguePlugin";
import { checkTypes } from "./checkTypes";
import { followPlugin } from "./followPlugin";
import { createMistakeBoard } from "./createMistakeBoard";
import { mistakeOf, mistakeWithoutPlace } from "./mistakes";

type Pages = (config: never) => (request: IncomingMessage, response: ServerResponse) => void;

interface Started {
  readonly platform: { reload(model: Model): Promise<void> } | null;
  readonly message: string;
  close(): Promise<void>;
}

export interface DevOptions {
  /** The folder of the console. */
  readonly place: string;
  /** The folder of Pilothouse. */
  readonly tool: string;
  readonly configFile: string | undefined;
  readonly settings: { readonly HOST: string; readonly PORT: number; readonly HMR_PORT: number };
  /** Starts the platform. */
  readonly start: (pages: Pages) => Promise<Started>;
  /** Adds the settings of the installation to a page. */
  readonly withConfig: (html: string, config: never) => string;
  readonly watch: typeof watchDefinitions;
}

/** The page while the platform cannot start. It shows only the mistakes. */
const EMPTY = `<!doctype html><html lang="en"><head><title>Pilothouse</title></head><body></body></html>`;

const isForPeople = (error: unknown): error is Error =>
  error instanceof Error && "isForPeople" in error && error.isForPeople === true;

const send = (response: ServerResponse, html: string): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(html);
};

/** Milliseconds that the page gets to take over a definition before the platform does, because both need this process. */
const PAGE_FIRST = 150;
/** Files whose types are checked when they change. */
const SOURCE = /\.tsx?$/;

type MakeHtml = (url: string) => Promise<string>;

/** Vite answers its own files. Every other address gets the page. */
const answering =
  (vite: ViteDevServer, html: MakeHtml) =>
  (request: IncomingMessage, response: ServerResponse): void =>
    vite.middlewares(request, response, () => {
      html(request.url ?? "/")
        .then((text) => send(response, text))
        .catch((error: unknown) => {
          console.error(error);
          response.writeHead(500).end("The page could not be made; the terminal of npm run dev says why.");
        });
    });

/** Serves the empty page at the port of the console. Answers the function that frees the port again. */
const wait = (vite: ViteDevServer, { HOST, PORT }: DevOptions["settings"]): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = createPlainServer(answering(vite, (url) => vite.transformIndexHtml(url, EMPTY)));
    server.once("error", reject);
    server.listen(PORT, HOST, () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((closed) => server.close(() => closed()));
      }),
    );
  });

/** Starts everything. @throws Error if nothing can be served, for example because the port is in use */
export const serveDev = async (options: DevOptions): Promise<{ close(): Promise<void> }> => {
  const { place, tool, configFile, settings, withConfig } = options;
  const board = createMistakeBoard(place, tool);
  const vite = await createServer({
    root: place,
    configFile: configFile ?? false,
    appType: "custom",
    server: {
      middlewareMode: true,
      hmr: { port: settings.HMR_PORT },
      // Pilothouse may be a linked package.
      fs: { allow: [searchForWorkspaceRoot(place), tool] },
    },
    plugins: [cataloguePlugin(place, tool), followPlugin(place, tool), board.plugin],
  });
  const pages: Pages = (config) =>
    answering(vite, async (url) => {
      const html = readFileSync(join(place, "index.html"), "utf8");
      return withConfig(await vite.transformIndexHtml(url, html), config);
    });

  let started: Started | null = null;
  let stopWaiting: (() => Promise<void>) | null = null;
  /** Starts the platform. If it cannot start, the page shows why, and the next saved definition tries again. */
  const start = async (): Promise<void> => {
    await stopWaiting?.();
    const wasWaiting = stopWaiting !== null;
    stopWaiting = null;
    try {
      started = await options.start(pages);
    } catch (error) {
      if (!isForPeople(error)) throw error;
      stopWaiting = await wait(vite, settings).catch(() => {
        throw error;
      });
      board.show("Start", [mistakeWithoutPlace("Start", error)]);
      console.error(
        `${error.message}\n\n  Pilothouse http://${settings.HOST}:${settings.PORT} starts when this is mended.`,
      );
      return;
    }
    board.show("Start", []);
    console.log(`${started.message}\n  Parts: http://${settings.HOST}:${settings.PORT}/___parts`);
    if (wasWaiting) vite.environments.client.hot.send({ type: "full-reload" });
  };

  let timer: NodeJS.Timeout | undefined;
  const follow = async (model: Model): Promise<void> => {
    try {
      if (started === null) await start();
      else await started.platform?.reload(model);
      if (started !== null) board.show("Start", []);
    } catch (error) {
      console.error(error);
      board.show("Start", [mistakeWithoutPlace("Start", error)]);
    }
  };

  await start();
  // In Pilothouse's own repository, the compiler takes a minute and 2 GB of memory.
  const types = place === tool ? null : checkTypes(place, (mistakes) => board.show("Types", mistakes));
  types?.check();
  vite.watcher.on("all", (_, file) => {
    if (SOURCE.test(file)) types?.check();
  });
  const watching = await options.watch(
    place,
    ({ outcome, model, milliseconds }) => {
      board.show(
        "Definition",
        outcome.problems.map((one) => mistakeOf(place, one)),
      );
      console.log(`${outcome.lines.join("\n")} (${milliseconds.toFixed(0)} ms)`);
      clearTimeout(timer);
      if (model !== null) timer = setTimeout(() => void follow(model), started === null ? 0 : PAGE_FIRST);
    },
    (error) => console.error(error),
  );
  return {
    close: async () => {
      clearTimeout(timer);
      watching.close();
      types?.close();
      await stopWaiting?.();
      await started?.close();
      await vite.close();
    },
  };
};
