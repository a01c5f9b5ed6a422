// Stops the server gracefully: it accepts no new connection, answers the running requests, and closes then.
import type { Server } from "node:http";

/** Milliseconds between two checks for idle connections. */
const LOOK = 50;

/** Waits for the last answer, at most `seconds`; then it cuts the remaining connections. Answers true if it had to. */
export const stopServer = (server: Server, seconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    let isCut = false;
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const giveUp = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, seconds * 1000);
    // From now on, each answer tells the client to send nothing more on its connection.
    server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
    server.close(() => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve(isCut);
    });
  });
