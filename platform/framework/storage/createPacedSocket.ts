// Large answers of PostgreSQL arrive faster than they are read, and a socket emits dozens of chunks at once. Other
// requests would then wait for seconds. This socket emits one chunk per round of the event loop.
import { Socket } from "node:net";

/** The size of a full chunk in bytes. More chunks follow a full one. */
const PIECE = 65_536;

export const createPacedSocket = (): Socket => {
  const socket = new Socket();
  socket.on("data", ({ length }) => {
    if (length < PIECE) return;
    socket.pause();
    setImmediate(() => socket.resume());
  });
  return socket;
};
