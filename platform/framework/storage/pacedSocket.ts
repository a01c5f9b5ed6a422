// Large answers of PostgreSQL arrive faster than they are read, and a socket hands over dozens of pieces at once: seconds of work
// before anybody else is answered. This one hands over one in each round of the event loop.
import { Socket } from "node:net";

/** Bytes of a piece that is full, after which there are more. */
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
