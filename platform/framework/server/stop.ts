// Stops the server gracefully. It continues to answer until proxies have noticed, then accepts no new connections,
// answers the running requests, and closes.
import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two checks for idle connections. */
const LOOK = 50;
/** Milliseconds to wait for requests that clients may already have sent on an idle connection. */
const UNDERWAY = 500;

/** A turn of the event loop is quick if it takes fewer milliseconds than this. */
const QUICK = 1;
/** The maximum number of turns to wait for a quick one. */
const TURNS = 500;

interface Patience {
  /** Seconds during which it continues to answer normally. */
  readonly after: number;
  /** Seconds that running requests may then take. */
  readonly within: number;
}

/**
 * Waits for a quick turn of the event loop. Closing the port would reset connections that wait to be accepted, with
 * their requests. After a quick turn, almost no connection is waiting.
 */
const acceptAll = async (server: Server): Promise<void> => {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = { accepted, at: performance.now() };
    await afterReading();
    if (accepted === before.accepted && performance.now() - before.at < QUICK) break;
  }
  server.off("connection", count);
};

/** Waits for the last answer, but only for a limited time. Answers true if it had to cut connections. */
export const stopServer = async (server: Server, { after, within }: Patience): Promise<boolean> => {
  // From now on, each answer asks the client to use another connection.
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  if (after > 0) await sleep(after * 1000);
  await acceptAll(server);
  return new Promise((resolve) => {
    let isCut = false;
    const until = performance.now() + UNDERWAY;
    const looking = setInterval(async () => {
      // A busy process may not have read requests that have arrived.
      await afterReading();
      if (performance.now() >= until) server.closeIdleConnections();
    }, LOOK);
    const giveUp = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, within * 1000);
    // `Server.close` of HTTP would cut idle connections at once, even if they have unread requests.
    Listener.prototype.close.call(server, () => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve(isCut);
    });
  });
};
