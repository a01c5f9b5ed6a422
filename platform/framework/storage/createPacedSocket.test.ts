import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createPacedSocket } from "./createPacedSocket";

const BYTES = 8 * 1024 * 1024;

it("hands over all bytes, and lets others work after each of many pieces", async () => {
  const server = createServer((socket) => void socket.end(Buffer.alloc(BYTES, "a"))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  const socket = createPacedSocket();
  let [bytes, pieces, most] = [0, 0, 0];
  socket.on("data", (piece: Buffer) => {
    bytes += piece.length;
    pieces += 1;
    most = Math.max(most, pieces);
    // The process stays busy for so long that there is always more to read.
    for (const until = performance.now() + 2; performance.now() < until;);
  });
  socket.connect(typeof address === "object" && address !== null ? address.port : 0, "127.0.0.1");
  const ended = once(socket, "close").then(() => "ended");
  while ((await Promise.race([ended, setImmediate("on")])) === "on") pieces = 0;
  server.close();
  expect(bytes).toBe(BYTES);
  expect(most).toBeLessThanOrEqual(2);
});
