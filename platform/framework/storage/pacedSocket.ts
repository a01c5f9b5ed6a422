// Large answers of PostgreSQL arrive faster than they are read, and a socket emits dozens of chunks at once. Nobody else is
// answered for seconds. This socket emits one chunk per round of the event loop.
import { Socket } from "node:net";

/** The bytes of a full chunk, after which there are more. */
const PIECE = 65_536;

export const pacedSocket = (): Socket => {
  const socket = new Socket();
  socket.on("data", ({ length }) => {
    if (length < PIECE) return;
    socket.pause();
    setImmediate(() => socket.resume());
  });
  return socket;
};
