// Stops the server gracefully: it goes on answering until proxies have noticed, accepts no new connection then, answers the
// running requests, and closes.
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two checks for idle connections. */
const LOOK = 50;

interface Patience {
  /** Seconds that it goes on answering as always. */
  readonly after: number;
  /** Seconds that the running requests may take then. */
  readonly within: number;
}

/** Waits for the last answer, but not for ever: then it cuts the remaining connections. Answers true if it had to. */
export const stopServer = async (server: Server, { after, within }: Patience): Promise<boolean> => {
  // From now on, each answer tells the client to send nothing more on its connection.
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  await sleep(after * 1000);
  return new Promise((resolve) => {
    let isCut = false;
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const giveUp = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, within * 1000);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve(isCut);
    });
  });
};
