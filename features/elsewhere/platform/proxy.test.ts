import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { listenWithoutPlatform } from "./listenWithoutPlatform";
import { type PlatformProxy, createProxy } from "./proxy";

const open: (Server | PlatformProxy)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) {
    if ("closeAllConnections" in one) one.closeAllConnections();
    one.close();
  }
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform elsewhere. Answers its address. */
const platform = async (answer: Answer): Promise<string> => {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${portOf(server)}`;
};

/** A console in front of it. Answers its address. */
const consoleFor = async (address: string, { trustProxy = false, patience = 5000 } = {}): Promise<string> => {
  const proxy = createProxy(address, { trustProxy, patience });
  const page: Answer = (_request, response) => void response.end("the page");
  const server = await listenWithoutPlatform(proxy, page, "127.0.0.1", 0, ["/door"]);
  open.push(server, proxy);
  return `http://127.0.0.1:${portOf(server)}`;
};

const bodyOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

const echo: Answer = (message, response) => {
  void bodyOf(message).then((body) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ method: message.method, url: message.url, headers: message.headers, body }));
  });
};

describe("the proxy in front of a platform elsewhere", () => {
  it("passes calls on as they are, without the headers of the connection", async () => {
    const there = await platform(echo);
    const here = await consoleFor(`${there}/cloud/`);
    const response = await fetch(`${here}/api/v2/user/login?a=%20b`, {
      method: "POST",
      headers: { authorization: "Bearer t", "x-forwarded-for": "203.0.113.9" },
      body: '{"user_id":"ada"}',
    });
    expect(await response.json()).toMatchObject({
      method: "POST",
      url: "/cloud/api/v2/user/login?a=%20b",
      body: '{"user_id":"ada"}',
      headers: { authorization: "Bearer t", host: new URL(there).host, "x-forwarded-for": "127.0.0.1" },
    });
    expect(response.headers.get("connection")).not.toBe("upgrade");
  });

  it("keeps a connection for calls that follow each other, and does not use one that the platform is about to close", async () => {
    const connections: number[] = [];
    let last = 0;
    const there = await platform((message, response) => {
      connections.push(message.socket.remotePort ?? 0);
      // This platform silently closes connections that were idle for two seconds.
      if (connections.at(-2) === connections.at(-1) && Date.now() - last > 2000) return void message.socket.destroy();
      last = Date.now();
      response.end("{}");
    });
    const here = await consoleFor(there);
    const call = async () => (await fetch(`${here}/api/v2/user/login`, { method: "POST", body: "{}" })).status;
    expect([await call(), await call()]).toEqual([200, 200]);
    expect(connections[1]).toBe(connections[0]);
    await new Promise((done) => setTimeout(done, 2500));
    expect(await call()).toBe(200);
  });

  it("reaches the files of the platform, whatever path they have, and answers pages itself", async () => {
    const here = await consoleFor(`${await platform(echo)}/cloud`);
    expect(await (await fetch(`${here}/platform-files/download/a.xlsx?sign=1`)).json()).toMatchObject({
      url: "/download/a.xlsx?sign=1",
    });
    expect(await (await fetch(`${here}/files/b.png`)).json()).toMatchObject({ url: "/cloud/files/b.png" });
    expect(await (await fetch(`${here}/operate/company`)).text()).toBe("the page");
    expect((await fetch(`${here}/ready`)).status).toBe(200);
  });

  it("passes the description of the calls on, and no page of the console whose name begins like it", async () => {
    const here = await consoleFor(`${await platform(echo)}/cloud`);
    for (const path of ["/openapi", "/openapi.json", "/openapi?lang=zh-CN"])
      expect(await (await fetch(here + path)).json()).toMatchObject({ url: `/cloud${path}` });
    expect(await (await fetch(`${here}/openapis`)).text()).toBe("the page");
    expect(await (await fetch(`${here}/door/token`)).json()).toMatchObject({ url: "/cloud/door/token" });
    expect(await (await fetch(`${here}/doors`)).text()).toBe("the page");
  });

  it("adds the caller to the addresses of trusted proxies", async () => {
    const here = await consoleFor(await platform(echo), { trustProxy: true });
    const headers = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
    expect(await (await fetch(`${here}/api/x`, { headers })).json()).toMatchObject({
      headers: { "x-forwarded-for": "203.0.113.9, 127.0.0.1", "x-forwarded-proto": "https" },
    });
  });

  it("streams: each part arrives when the platform sends it, in both directions", async () => {
    const heard: string[] = [];
    const there = await platform((message, response) => {
      response.flushHeaders();
      message.on("data", (part: Buffer) => {
        heard.push(part.toString());
        response.write(`got ${part.toString()}`);
      });
      message.on("end", () => response.end());
    });
    const { hostname, port } = new URL(await consoleFor(there));
    const sending = request({ hostname, port, path: "/api/v2/oss/upload", method: "POST" });
    sending.write("one");
    const answer = await new Promise<IncomingMessage>((resolve) => sending.once("response", resolve));
    const next = () => new Promise<string>((resolve) => answer.once("data", (part: Buffer) => resolve(String(part))));
    expect(await next()).toBe("got one");
    const second = next();
    sending.end("two");
    expect(await second).toBe("got two");
    expect(heard).toEqual(["one", "two"]);
  });

  it("passes an answer on as the platform compressed it", async () => {
    const there = await platform((message, response) => {
      response.setHeader("content-encoding", String(message.headers["accept-encoding"]));
      response.end(gzipSync("{}"));
    });
    const { hostname, port } = new URL(await consoleFor(there));
    const headers = { "accept-encoding": "gzip" };
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request({ hostname, port, path: "/api/x", headers }, resolve).end(),
    );
    expect(answer.headers["content-encoding"]).toBe("gzip");
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(Buffer.from(part));
    expect(gunzipSync(Buffer.concat(parts)).toString()).toBe("{}");
  });

  it("says in the language of the caller that the platform cannot be reached, or did not answer in time", async () => {
    const gone = await consoleFor("http://127.0.0.1:9");
    const refused = await fetch(`${gone}/api/x`, { headers: { "accept-language": "zh-CN" } });
    expect([refused.status, await refused.json()]).toEqual([502, { message: "无法连接到平台" }]);
    const slow = await consoleFor(await platform(() => undefined), { patience: 50 });
    const late = await fetch(`${slow}/api/x`);
    expect([late.status, await late.json()]).toEqual([504, { message: "The platform did not answer in time" }]);
  });

  it("cuts its answer where the platform cuts it, and the request where the browser leaves", async () => {
    const broken = await consoleFor(
      await platform((_message, response) => {
        response.writeHead(200, { "content-length": 100 });
        response.write("half");
        setTimeout(() => response.destroy(), 20);
      }),
    );
    await expect(fetch(`${broken}/api/x`).then((response) => response.text())).rejects.toThrow();

    let left: () => void = () => undefined;
    const hasLeft = new Promise<void>((resolve) => (left = resolve));
    const there = await platform((_message, response) => void response.once("close", left));
    const leaving = new AbortController();
    const asked = fetch(`${await consoleFor(there)}/api/x`, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(asked).rejects.toThrow();
    await hasLeft;
  });

  it("makes redirects and cookies of the platform its own", async () => {
    const there = await platform((message, response) => {
      const to = message.url === "/api/away" ? "https://files.example.com/x" : "/download/x.xlsx";
      response.writeHead(302, { location: to, "set-cookie": "sid=1; Domain=api.example.com; Secure; HttpOnly" }).end();
    });
    const here = await consoleFor(there);
    const moved = await fetch(`${here}/api/file`, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe("/platform-files/download/x.xlsx");
    expect(moved.headers.get("set-cookie")).toBe("sid=1; HttpOnly");
    const away = await fetch(`${here}/api/away`, { redirect: "manual" });
    expect(away.headers.get("location")).toBe("https://files.example.com/x");
  });
});
