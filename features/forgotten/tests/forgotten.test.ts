// A new password for people who forgot theirs (/rest/forgotten), by a code that a mail server on a loopback port receives.
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callRestPath, type RestAnswer } from "../../../tests/contract/callRestPath";
import { STEP_SECONDS, totpCode } from "../../factors/platform/totp";
import { openStore } from "../../../platform/framework/storage/open";
import { HOUR, MINUTE } from "../../../platform/framework/wire/seconds";
import { Client, isRecord, type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { VERIFICATION_CODE, type TestHost } from "../../../tests/contract/Host";

const NEW = "sea-gull-7";
const WRONG = "00000000";
const model = readModel(5);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`forgotten passwords on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let moved = 0;
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH"],
      hideSTARTTLS: true,
      logger: false,
      onData: (stream, _, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          const text = Buffer.concat(parts).toString();
          const [head = "", body = ""] = text.split("\r\n\r\n");
          received.push(head.includes("base64") ? Buffer.from(body, "base64").toString() : body);
          done();
        });
      },
    });
    beforeAll(async () => {
      if (!found) return;
      await new Promise<void>((done) => {
        server.listen(0, "127.0.0.1", () => done());
      });
      const address = server.server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      place = found.place();
      host = await openHost(place, model, [], { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: true });
    }, 60_000);
    // One hour later, no limit from an earlier test applies.
    beforeEach(() => {
      moved += HOUR;
      host.later(HOUR);
    });
    afterAll(async () => {
      await host?.close();
      await new Promise<void>((done) => void server.close(() => done()));
      found?.close();
    });

    const send = (body: JsonRecord): Promise<RestAnswer> =>
      callRestPath(host.client, null, "/forgotten", "POST", { device_model: "vitest", ...body });
    const ask = async (account: string): Promise<RestAnswer> => {
      return send({ account, ...(await host.client.verification()) });
    };
    /** Asks for a code and waits until it is sent. */
    const asked = async (account: string): Promise<unknown> => {
      const { body } = await ask(account);
      await host.platform?.queue.idle();
      return body.request;
    };
    const ticketOf = async (account: string): Promise<unknown> =>
      (await send({ request: await asked(account), code: VERIFICATION_CODE })).body.ticket;
    const choose = (ticket: unknown, user: string, password = NEW) =>
      send({ ticket, password: host.client.transformed(user, password) });
    const signIn = (user: string, password: string) =>
      host.client.signIn(user, password, {
        user_password: host.client.encrypted(user, password, Date.now() + moved * 1000),
      });
    const asAdmin = async (path: string, params: JsonRecord) => {
      const token = String(recordOf(await signIn("admin", "pilothouse")).acc_token);
      return rowsOf(await host.client.call(path, { page_index: 1, page_size: 50, ...params }, { token }));
    };
    const messagesTo = async (receiver: string): Promise<readonly string[]> => {
      await host.platform?.queue.idle();
      return (await asAdmin("/v2/push/outbox/list", { receiver })).map(({ title }) => String(title));
    };
    const over = { status: 428, body: { code: 428 } };

    it("are replaced by a code that only the mail shows, and all sessions of the account end", async () => {
      const before = String(recordOf(await signIn("ruishi", "pilothouse")).acc_token);
      received.length = 0;
      const request = await asked("ruishi");
      expect(received.filter((mail) => mail.includes(VERIFICATION_CODE))).toHaveLength(1);
      const [message] = await asAdmin("/v2/push/outbox/list", { receiver: "chen@ruishi.example" });
      expect(message).toMatchObject({ body: expect.stringContaining("••••••••") });
      const store = await openStore(place);
      for (const table of ["platform_note", "platform_job", "outbox", "audit"]) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.db);
        expect(JSON.stringify(rows)).not.toContain(`code":"${VERIFICATION_CODE}`);
        expect(JSON.stringify(rows)).not.toContain(`: ${VERIFICATION_CODE}`);
        expect(JSON.stringify(rows)).not.toContain(String(request));
      }
      await store.close();
      const proven = await send({ request, code: VERIFICATION_CODE });
      expect(proven.body).toEqual({ account: "ruishi", ticket: expect.any(String) });
      const weak = await choose(proven.body.ticket, "ruishi", "12345678");
      expect(weak.body).toMatchObject({ code: 406, data: { fields: { password: "invalid.guessable" } } });
      expect((await choose(proven.body.ticket, "ruishi")).body).toEqual({ account: "ruishi" });
      expect((await host.client.call("/v2/user/account/list", {}, { token: before })).code).toBe(401);
      expect([(await signIn("ruishi", "pilothouse")).code, (await signIn("ruishi", NEW)).code]).toEqual([514, 200]);
      expect(await messagesTo("chen@ruishi.example")).toContain("The password of ruishi was replaced");
      const trail = await host.client.fetch(
        `/rest/audit?filter=${encodeURIComponent(JSON.stringify({ record_of: "account", record_key: "3", event: "set" }))}`,
        { headers: { authorization: `Bearer ${String(recordOf(await signIn("admin", "pilothouse")).acc_token)}` } },
      );
      expect(await trail.json()).toMatchObject([{ account_name: "ruishi", call: "forgotten" }]);
    });

    it("get the same answer for accounts that do not exist, are disabled, have expired or belong to a program", async () => {
      received.length = 0;
      for (const account of ["nobody", "nobody@nowhere.example", "disabled", "expired"]) {
        const answer = await ask(account);
        expect([answer.status, answer.body]).toEqual([200, { request: expect.any(String), seconds: 600 }]);
        await host.platform?.queue.idle();
        expect((await send({ request: answer.body.request, code: VERIFICATION_CODE })).body).toMatchObject({
          code: 406,
          data: { fields: { code: "invalid.factor" } },
        });
      }
      expect(received).toEqual([]);
      const wrong = await send({ account: "agent", verify_id: "x", verify_code: "x" });
      expect(wrong.body).toMatchObject({ code: 406, data: { fields: { verify_code: "invalid.picture" } } });
    });

    it("accept a code and a ticket only once, even if sent twice at the same moment", async () => {
      const request = await asked("LIANG@yuntong.example");
      const proven = await Promise.all([1, 2, 3].map(() => send({ request, code: VERIFICATION_CODE })));
      expect(proven.map(({ status }) => status).toSorted()).toEqual([200, 428, 428]);
      const ticket = proven.find(({ status }) => status === 200)?.body.ticket;
      const passwords = ["sea-gull-7", "sea-gull-8", "sea-gull-9"];
      const set = await Promise.all(passwords.map((password) => choose(ticket, "agent", password)));
      expect(set.map(({ status }) => status).toSorted()).toEqual([200, 428, 428]);
      const won = passwords[set.findIndex(({ status }) => status === 200)] ?? "";
      expect((await signIn("agent", won)).code).toBe(200);
      expect(
        (await messagesTo("liang@yuntong.example")).filter((title) => title.includes("was replaced")),
      ).toHaveLength(1);
    });

    it("end a code after five wrong ones, after ten minutes, and with another password", async () => {
      const tried = await asked("+44 7700 900123");
      for (let turn = 0; turn < 4; turn += 1) expect((await send({ request: tried, code: WRONG })).body.code).toBe(406);
      expect(await send({ request: tried, code: WRONG })).toMatchObject(over);
      expect(await send({ request: tried, code: VERIFICATION_CODE })).toMatchObject(over);
      const [first, second] = [await ticketOf("subagent"), await ticketOf("subagent")];
      expect((await choose(first, "subagent")).status).toBe(200);
      expect(await choose(second, "subagent")).toMatchObject(over);
      moved += HOUR;
      host.later(HOUR);
      const late = await asked("7700900123");
      const early = await ticketOf("subagent");
      moved += 11 * MINUTE;
      host.later(11 * MINUTE);
      expect(await send({ request: late, code: VERIFICATION_CODE })).toMatchObject(over);
      expect(await choose(early, "subagent")).toMatchObject(over);
      expect(await choose("nothing", "subagent")).toMatchObject(over);
    });

    it("are limited: three codes an hour for one network, and few requests", async () => {
      received.length = 0;
      for (let turn = 0; turn < 5; turn += 1) await asked("property");
      expect(received).toHaveLength(3);
      for (let turn = 0; turn < 15; turn += 1) expect((await ask("property")).status).toBe(200);
      expect((await ask("property")).status).toBe(429);
    });

    it("are still sent to the owner's browser after requests by strangers", async () => {
      const { platform } = host;
      if (platform === null) throw new Error("no platform");
      let from = 0;
      const far = new Client(
        (request) => {
          request.headers.set("x-forwarded-for", `198.51.100.${from}`);
          return platform.fetch(request, "127.0.0.1");
        },
        "http://platform",
        platform.publicKey,
        VERIFICATION_CODE,
      );
      const asking = async (more: JsonRecord = {}): Promise<number> => {
        received.length = 0;
        const body = { device_model: "vitest", account: "clerk", ...(await far.verification()), ...more };
        expect((await callRestPath(far, null, "/forgotten", "POST", body)).status).toBe(200);
        await platform.queue.idle();
        return received.length;
      };
      const user_password = far.encrypted("clerk", "pilothouse", Date.now() + moved * 1000);
      const { device_token } = recordOf(await far.signIn("clerk", "pilothouse", { user_password }));
      expect(device_token).toEqual(expect.any(String));
      // The owner also gets a message about the sign-in.
      await platform.queue.idle();
      for (from = 1; from <= 12; from += 1) expect(await asking()).toBe(from <= 10 ? 1 : 0);
      from = 1;
      expect(await asking()).toBe(1);
      from = 12;
      expect(await asking()).toBe(0);
      expect(await asking({ device_id: "contract", device_token: "another" })).toBe(0);
      const own = { device_id: "contract", device_token };
      for (const codes of [1, 1, 1, 0]) expect(await asking(own)).toBe(codes);
    });

    it("do not replace the second factor", async () => {
      const token = String(recordOf(await signIn("distributor", "pilothouse")).acc_token);
      const own = async (path: string, method: string, body: JsonRecord): Promise<JsonRecord> => {
        const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
        const said = await host.client.fetch(`/rest/factors${path}`, { method, headers, body: JSON.stringify(body) });
        const json: unknown = await said.json();
        return isRecord(json) ? json : {};
      };
      const { secret } = await own("", "POST", { password: host.client.transformed("distributor", "pilothouse") });
      const code = totpCode(String(secret), Math.floor((Date.now() / 1000 + moved) / STEP_SECONDS));
      expect(await own("/totp", "PUT", { on: true, code })).toMatchObject({ on: true });
      expect((await choose(await ticketOf("distributor"), "distributor")).status).toBe(200);
      expect((await signIn("distributor", NEW)).code).toBe(428);
    });
  });
}
