// Limits of a request: a refusal has the code and the field of the limit, and nothing beyond the limit is read.
import { request as httpRequest } from "node:http";
import type { Server } from "node:http";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../platform/framework/server/listen";
import { fieldsOf, isRecord, recordOf } from "./Client";
import type { Reply } from "./Client";
import { processorTime } from "../processorTime";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";

const KB = 1024;
const MB = KB * KB;
const CRON = "/v2/user/admin/cron";

const isReply = (value: unknown): value is Reply => isRecord(value) && typeof value.code === "number";

interface Sent {
  readonly reply: Reply | null;
  /** The bytes that the platform accepted before it closed the connection. */
  readonly taken: number;
  readonly error: string;
}

/** Sends chunks until the platform answers or closes the connection, whatever the headers said. */
const sendOnce = (port: number, path: string, headers: Readonly<Record<string, string>>, chunks: readonly Buffer[]) =>
  new Promise<Sent>((resolve) => {
    let taken = 0;
    let reply: Reply | null = null;
    let error = "";
    const call = httpRequest({ host: "127.0.0.1", port, path, method: "POST", headers, agent: false });
    const finish = () => resolve({ reply, taken, error });
    call.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const answer: unknown = JSON.parse(Buffer.concat(parts).toString());
        reply = isReply(answer) ? answer : null;
        finish();
      });
      response.on("error", finish);
    });
    call.on("error", (cause) => {
      error = cause.message;
      finish();
    });
    const next = (at: number): void => {
      const chunk = chunks[at];
      if (chunk === undefined || reply !== null || call.destroyed) return void call.end();
      taken += chunk.length;
      call.write(chunk, () => setImmediate(() => next(at + 1)));
    };
    next(0);
  });

/**
 * If the platform closes the connection during a write, the answer may get lost. The request is then sent again, as
 * clients do.
 */
const sendChunks = async (...asked: Parameters<typeof sendOnce>): Promise<Sent> => {
  let sent = await sendOnce(...asked);
  for (let again = 0; again < 3 && sent.reply === null; again += 1) sent = await sendOnce(...asked);
  return sent;
};

const CHUNK = Buffer.alloc(64 * KB, "a");
const many = (bytes: number): readonly Buffer[] => Array.from({ length: Math.ceil(bytes / CHUNK.length) }, () => CHUNK);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the limits of a request on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let token = "";
    let server: Server;
    let port = 0;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, readModel());
      token = await host.client.token("admin");
      if (!host.platform) return;
      server = await listen(host.platform, (_, response) => void response.writeHead(404).end(), "127.0.0.1", 0);
      const address = server.address();
      port = typeof address === "object" && address ? address.port : 0;
    }, 60_000);
    afterAll(async () => {
      server?.closeAllConnections();
      server?.close();
      await host?.close();
      found?.close();
    });
    const call = (path: string, params: Readonly<Record<string, unknown>>) => host.client.call(path, params, { token });
    const send = async (path: string, body: string) => {
      const response = await host.client.raw(path, body, { authorization: `Bearer ${token}` });
      const reply: unknown = await response.json();
      if (!isReply(reply)) throw new Error("no reply");
      return reply;
    };

    it("read no more of a body without a token than signing in needs, whatever its header says", async () => {
      const before = process.memoryUsage().rss;
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
      const sent = await sendChunks(port, `/api${CRON}/list`, headers, many(200 * MB));
      expect(sent).toMatchObject({ reply: { code: 413, msg: "The request is larger than 64 KB" } });
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
      expect((await host.client.call("/v2/user/login/code")).code).toBe(200);
    });

    it("uses the limit of a signed sender, and refuses an invalid token before it reads on", async () => {
      const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
      const signed = await sendChunks(
        port,
        `/api${CRON}/add`,
        { ...headers, authorization: `Bearer ${token}` },
        many(8 * MB),
      );
      expect(signed).toMatchObject({ reply: { code: 413, msg: "The request is larger than 4 MB" } });
      const forged = await sendChunks(port, `/api${CRON}/add`, { ...headers, authorization: "Bearer none" }, many(MB));
      expect(forged).toMatchObject({ reply: { code: 401 } });
      const legacy = await sendChunks(port, "/api/mall/iccid/get", headers, many(8 * MB));
      expect(legacy).toMatchObject({ reply: { code: 413, msg: "The request is larger than 2 MB" } });
    });

    it("refuses what is nested too deep, or holds too many values, before it is parsed", async () => {
      const deep = `{"name":${"[".repeat(2 * MB)}${"]".repeat(MB)}}`;
      expect(await send(`${CRON}/list`, deep)).toMatchObject({ code: 413, data: { context: "depth" } });
      const wide = `{"id":[${"1,".repeat(1_200_000)}1]}`;
      expect(await send(`${CRON}/list`, wide)).toMatchObject({ code: 413, data: { context: "values" } });
      const started = processorTime();
      const filter = await call(`${CRON}/list`, { id: Array.from({ length: 40_000 }, (_, at) => at) });
      expect(filter).toMatchObject({
        code: 406,
        data: { fields: { id: "invalid.tooMany" }, args: { id: { max: 5000 } } },
      });
      expect(processorTime() - started).toBeLessThan(1000);
    });

    it("takes as many values as its limit says in any filter, and no more in all of them", async () => {
      const values = Array.from({ length: 990 }, (_, at) => at + 1);
      for (const resource of readModel().resources) {
        const list = resource.calls.find(({ verb }) => verb === "list");
        if (!list || resource.style !== "bearer") continue;
        for (const { name } of resource.fields.filter(({ filter }) => filter !== null)) {
          const reply = await call(list.path, { ...list.constants, [name]: values });
          expect([list.path, name, reply.code, reply.data]).toEqual([list.path, name, 200, expect.anything()]);
        }
      }
      const both = await call(`${CRON}/list`, { id: values, state: Array.from({ length: 11 }, (_, at) => at) });
      expect(fieldsOf(both)).toEqual({ state: "invalid.tooMany" });
    });

    it("refuses a page size that is too large or missing, instead of answering another", async () => {
      expect(fieldsOf(await call(`${CRON}/list`, { page_size: 5001 }))).toEqual({ page_size: "invalid.max" });
      expect(fieldsOf(await call(`${CRON}/list`, { page_size: 1.5 }))).toEqual({ page_size: "invalid.integer" });
      expect(fieldsOf(await call(`${CRON}/list`, { page_index: -1 }))).toEqual({ page_index: "invalid.positive" });
      expect(fieldsOf(await call(`${CRON}/list`, { page_index: 1e300 }))).toEqual({ page_index: "invalid.max" });
      expect((await call(`${CRON}/list`, { page_index: 0, page_size: "5" })).code).toBe(200);
    });

    it("refuses a text beyond all bounds, whether it is stored or looked for", async () => {
      const long = "a".repeat(100_001);
      expect(fieldsOf(await call(`${CRON}/add`, { name: "x", param: long }))).toEqual({ param: "invalid.tooLong" });
      expect(fieldsOf(await call(`${CRON}/list`, { name: "a".repeat(1001) }))).toEqual({ name: "invalid.tooLong" });
      expect((await call(`${CRON}/list`, { q: "%".repeat(1000) })).code).toBe(200);
    });

    it("keeps the six characters of an escaped zero as text, and refuses the zero itself by its field", async () => {
      const text = String.raw`C:\u0000`;
      const added = recordOf(
        await call("/v2/user/notice/user/template/add", {
          lang: "en",
          name: text,
          title: text,
          body: text,
          type: 1,
          comp_id: 3,
        }),
      );
      expect(added.title).toBe(text);
      const zero = await call(`${CRON}/list`, { name: "a\0b" });
      expect(zero).toMatchObject({ code: 406, data: { fields: { name: "invalid.characters" } } });
      const half = await send(`${CRON}/list`, String.raw`{"name":"\ud800"}`);
      expect(fieldsOf(half)).toEqual({ name: "invalid.characters" });
    });

    it("answers any number, name and shape that JSON has with a refusal of its own", async () => {
      const bodies = [
        ['{"id":1e400}', "id"],
        ['{"__proto__":{"isSuper":true}}', "__proto__"],
        ['{"sort_field":{"toString":1,"valueOf":1}}', "sort_field.toString"],
        ['{"q":{"a":[{}]}}', "q"],
        ['{"id":[[1]]}', "id"],
      ] as const;
      for (const [body, field] of bodies) {
        const reply = await send(`${CRON}/list`, body);
        expect([body, reply.code, Object.keys(fieldsOf(reply))]).toEqual([body, 406, [field]]);
      }
      for (const value of [-0, 1e308, 2 ** 53, -(2 ** 60), "1e999", true, null])
        expect([200, 406]).toContain(
          (await call(`${CRON}/list`, { id: value, state: value, gmt_next_begin: value })).code,
        );
    });

    it("answers an account so many requests a minute, and an address only those that are in nobody's name", async () => {
      if (!found) return;
      const rated = await openHost(found.place(), readModel(), [], { ACCOUNT_REQUESTS: 60, ADDRESS_REQUESTS: 80 });
      try {
        const [admin, operator] = [await rated.client.token("admin"), await rated.client.token("operator")];
        const asked = (as: string | null) => rated.client.call(`${CRON}/list`, { page_size: 1 }, { token: as });
        // Sends twice the limit at once, because on a slow machine the limit refills while requests are answered.
        const refusedOf = async (count: number, as: string | null, path = `${CRON}/list`) => {
          const headers: Record<string, string> = as === null ? {} : { authorization: `Bearer ${as}` };
          const asking = Array.from({ length: 2 * count }, () => rated.client.raw(path, "{}", headers));
          return (await Promise.all(asking)).find(({ status }) => status === 429);
        };
        const refused = await refusedOf(60, admin);
        expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await refused?.json()).toMatchObject({ code: 429, msg: expect.stringContaining("Too many requests") });
        // Other people behind the same proxy are answered: signed requests do not count for the address.
        expect((await asked(operator)).code).not.toBe(429);
        expect(await refusedOf(80, "a token that is none")).toBeDefined();
        expect(await refusedOf(80, null)).toBeDefined();
        expect((await asked(operator)).code).not.toBe(429);
        rated.later(60);
        expect((await rated.client.call("/v2/no/such/call")).code).toBe(404);
        expect(await refusedOf(80, null, "/v2/no/such/call")).toBeDefined();
        rated.later(60);
        expect((await asked(null)).code).toBe(401);
        expect((await asked(admin)).code).toBe(200);
      } finally {
        await rated.close();
      }
    });

    it("answers an address that no browser writes as one that leads nowhere", async () => {
      const fetched = (path: string, method = "GET") =>
        host.platform?.fetch(
          new Request(`http://platform${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
        );
      for (const path of [
        "/files/0123456789abcdef01234567/%E0%A4%A",
        "/files/0123456789abcdef01234567/%00",
        "/rest/zone/%E0%A4%A",
        "/files/tasks/aaaaaaaaaa/%E0%A4%A",
        "/stream/%E0%A4%A/index.m3u8",
      ]) {
        const response = await fetched(path);
        expect([path, (response?.status ?? 0) < 500]).toEqual([path, true]);
      }
      expect((await fetched("/files/0123456789abcdef01234567/%E0%A4%A"))?.status).toBe(404);
    });

    it("let an upload be streamed to the disk, and leave nothing of one that is too large or interrupted", async () => {
      const upload = (body: BodyInit, type?: string) =>
        host.platform?.fetch(
          new Request("http://platform/api/v2/oss/upload", {
            method: "POST",
            body,
            headers: { authorization: `Bearer ${token}`, ...(type ? { "content-type": type } : {}) },
          }),
        );
      const form = new FormData();
      form.append("file", new File(["hello"], "a b.txt"));
      const reply: unknown = await (await upload(form))?.json();
      expect(reply).toMatchObject({ code: 200, data: { name: "a b.txt", size: 5 } });
      const files = () =>
        readdirSync(join(place.dataDir, "files"), { recursive: true }).filter((one) => String(one).includes("."));
      const before = files();
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="big.bin"\r\n\r\n';
      const type = "multipart/form-data; boundary=x";
      const rss = process.memoryUsage().rss;
      const sent = await sendChunks(
        port,
        "/api/v2/oss/upload",
        { authorization: `Bearer ${token}`, "content-type": type, "transfer-encoding": "chunked" },
        [Buffer.from(head), ...many(130 * MB)],
      );
      expect(sent).toMatchObject({ reply: { code: 413, msg: "The file is too large" } });
      expect(process.memoryUsage().rss - rss).toBeLessThan(150 * MB);
      expect(await (await upload(`${head}cut off`, type))?.json()).toMatchObject({ code: 400 });
      expect(await (await upload("--x--", type))?.json()).toMatchObject({ code: 400 });
      expect(await (await upload("none", "multipart/form-data"))?.json()).toMatchObject({ code: 400 });
      expect(files()).toEqual(before);
    });
  });
}
