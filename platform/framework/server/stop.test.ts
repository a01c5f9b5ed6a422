import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { stopServer } from "./stop";

const REQUEST = "GET / HTTP/1.1\r\nHost: here\r\n\r\n";
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

const listening = async () => {
  const server = createServer((_request, response) => response.end("whole"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : 0 };
};

const connected = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  opened.push(socket);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(text));
    socket.once("error", (error) => resolve(String(error)));
  });
  await once(socket, "connect");
  return { socket, ended, text: () => text };
};

const stop = ({ server }: Awaited<ReturnType<typeof listening>>) => stopServer(server, { after: 0, within: 10 });

it("answers what was underway on kept connections when it was stopped, and ends them", async () => {
  const there = await listening();
  const clients = await Promise.all(Array.from({ length: 8 }, () => connected(there.port)));
  for (const { socket } of clients) socket.write(REQUEST);
  await expect.poll(() => clients.every(({ text }) => text().endsWith("whole"))).toBe(true);
  const stopping = stop(there);
  await sleep(100);
  for (const { socket } of clients) socket.write(REQUEST);
  for (const { ended } of clients)
    expect((await ended).split("HTTP/1.1 200 OK").slice(1)).toEqual([
      expect.stringMatching(/Connection: keep-alive[\s\S]*whole$/),
      expect.stringMatching(/connection: close[\s\S]*whole$/),
    ]);
  expect(await stopping).toBe(false);
});

it("answers connections that it had not accepted yet", async () => {
  const there = await listening();
  const clients = Array.from({ length: 8 }, () => connected(there.port));
  const stopping = stop(there);
  for (const client of clients) {
    const { socket, ended } = await client;
    socket.write(REQUEST);
    expect(await ended).toMatch(/200 OK[\s\S]*whole$/);
  }
  expect(await stopping).toBe(false);
});

it("ends connections on which nothing comes, and takes no new ones", async () => {
  const there = await listening();
  const { socket, ended, text } = await connected(there.port);
  socket.write(REQUEST);
  await expect.poll(text).toMatch(/whole$/);
  const stopping = stop(there);
  await expect.poll(() => there.server.listening).toBe(false);
  await expect(connected(there.port)).rejects.toThrow("ECONNREFUSED");
  expect(await ended).toMatch(/whole$/);
  expect(await stopping).toBe(false);
});
