// Stops the server gracefully: it goes on answering until proxies have noticed, accepts no new connection then, answers the
// running requests, and closes.
import type { Server } from "node:http";
import { Server as Listener } from "node:net";
import { setImmediate as afterReading, setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two checks for idle connections. */
const LOOK = 50;
/** Milliseconds in which a request may arrive that was on its way on an idle connection. */
const UNDERWAY = 500;

/** A turn of the event loop is quick below these milliseconds. */
const QUICK = 1;
/** The number of turns in which to wait for a quick one. */
const TURNS = 500;

interface Patience {
  /** Seconds during which it goes on answering as always. */
  readonly after: number;
  /** Seconds that running requests may then take. */
  readonly within: number;
}

/**
 * Waits for a turn of the event loop that accepts no connection, and in which hardly one can have come: closing the port resets
 * those that are not accepted, with the requests that they carry.
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

/** Waits for the last answer, but not for ever: then it cuts the remaining connections. Answers true if it had to. */
export const stopServer = async (server: Server, { after, within }: Patience): Promise<boolean> => {
  // From now on, each answer tells the client to send nothing more on its connection.
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  if (after > 0) await sleep(after * 1000);
  await acceptAll(server);
  return new Promise((resolve) => {
    let isCut = false;
    const until = performance.now() + UNDERWAY;
    const looking = setInterval(async () => {
      // A busy process has not yet read requests that arrived meanwhile.
      await afterReading();
      if (performance.now() >= until) server.closeIdleConnections();
    }, LOOK);
    const giveUp = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, within * 1000);
    // An HTTP server would cut idle connections at once, and with them requests that it has not read yet.
    Listener.prototype.close.call(server, () => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve(isCut);
    });
  });
};
