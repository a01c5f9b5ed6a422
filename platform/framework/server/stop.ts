// Stopping without cutting anybody off: no new connection is taken, what runs is answered, and only then all is closed.
import type { Server } from "node:http";

/** Milliseconds between two looks at connections that have nothing more to do. */
const LOOK = 50;

/** Resolves when the last answer is out, or after `seconds`, when what is left is cut. Answers whether it was. */
export const stopServer = (server: Server, seconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    let isCut = false;
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const giveUp = setTimeout(() => {
      isCut = true;
      server.closeAllConnections();
    }, seconds * 1000);
    // Whoever is answered from now on is told not to send more on this connection.
    server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
    server.close(() => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve(isCut);
    });
  });
