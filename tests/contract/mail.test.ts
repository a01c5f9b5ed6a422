// Mails of the outbox, with a mail server on a loopback port that accepts, refuses, or does not answer.
import { createServer, type Server } from "node:net";
import { sql } from "kysely";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { OutboxReason, OutboxState } from "../../shared/generated/enums";
import { openStore } from "../../platform/framework/storage/open";
import { type JsonRecord, rowsOf } from "./Client";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { signInPerson, type Person } from "./Person";

interface Received {
  readonly to: readonly string[];
  readonly text: string;
}

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`mails of the outbox on ${name}`, () => {
    const received: Received[] = [];
    /** The server's refusal of a receiver; null to accept the mail. */
    let refusal: { readonly code: number; readonly says: string } | null = null;
    let host: TestHost;
    let admin: Person;
    let place: StorePlace;
    const servers: { close(done: () => void): unknown }[] = [];

    const listen = async (options: SMTPServerOptions): Promise<number> => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["AUTH"],
        logger: false,
        onRcptTo: (_, __, done) => {
          if (refusal === null) return done();
          return done(Object.assign(new Error(refusal.says), { responseCode: refusal.code }));
        },
        onData: (stream, { envelope }, done) => {
          const parts: Buffer[] = [];
          stream.on("data", (part: Buffer) => parts.push(part));
          stream.on("end", () => {
            const to = envelope.rcptTo.map(({ address }) => address);
            received.push({ to, text: Buffer.concat(parts).toString() });
            done(null, "2.0.0 taken");
          });
        },
        ...options,
      });
      server.on("error", () => undefined);
      await new Promise<void>((done) => {
        server.listen(0, "127.0.0.1", () => done());
      });
      servers.push(server);
      const address = server.server.address();
      return typeof address === "object" && address !== null ? address.port : 0;
    };
    const open = async (SMTP_URL: string | null, more = {}): Promise<void> => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, readModel(5), [], { SMTP_URL, ...more });
      admin = await signInPerson(host.client, "admin");
      // The owner of the account gets a message about the new browser.
      await host.platform?.queue.idle();
      received.length = 0;
    };
    beforeAll(async () => {
      const port = await listen({ hideSTARTTLS: true });
      await open(`smtp://127.0.0.1:${port}`, { SMTP_FROM: "Pilothouse <office@example.com>" });
    }, 60_000);
    afterEach(() => {
      refusal = null;
      received.length = 0;
    });
    afterAll(async () => {
      await host?.close();
      await Promise.all(servers.map((server) => new Promise<void>((done) => void server.close(() => done()))));
      found?.close();
    }, 60_000);

    /** Puts a mail that was not sent into the outbox, and requests to send it. */
    const mail = async (more: Partial<Record<"title" | "receiver", string>> = {}): Promise<number> => {
      const id = 1;
      const { title, receiver } = { title: "Your package", receiver: "emma@example.com", ...more };
      const store = await openStore(place);
      await sql`update outbox set state = ${OutboxState.not_sent}, log = '', gmt_send = 0, title = ${title}, receiver = ${receiver}
      where id = ${id}`.execute(store.db);
      await store.close();
      expect((await admin.call("/v2/push/outbox/resend", { id })).code).toBe(200);
      return id;
    };
    const settled = async (id: number): Promise<JsonRecord> => {
      await host.platform?.queue.idle();
      const [row] = rowsOf(await admin.call("/v2/push/outbox/list", { id }));
      return row ?? {};
    };

    it("are sent once, as they stand, and note what the server said", async () => {
      const message = await settled(await mail());
      expect(message).toMatchObject({ state: OutboxState.sent, reason: OutboxReason.sent });
      expect(message.log).toMatchObject([{ reason: OutboxReason.sent, answer: expect.stringContaining("taken") }]);
      expect(Number(message.gmt_send)).toBeGreaterThan(0);
      expect(received).toHaveLength(1);
      expect(received[0]?.to).toEqual(["emma@example.com"]);
      const [head = "", body = ""] = received[0]?.text.split("\r\n\r\n") ?? [];
      expect(head).toMatch(/^From: Pilothouse <office@example\.com>\r$/m);
      expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(head).toContain(`outbox.${message.id}.`);
      const text = head.includes("base64") ? Buffer.from(body, "base64").toString() : body;
      expect(text).toContain("Emma Fischer");
    });

    it("turn no text into a second receiver or a header", async () => {
      await settled(await mail({ title: "Hello\r\nBcc: spy@example.com" }));
      await settled(await mail({ receiver: "emma@example.com, spy@example.com" }));
      expect(received.flatMap(({ to }) => to)).not.toContain("spy@example.com");
      expect(received[0]?.text).not.toMatch(/^Bcc:/m);
    });

    it("are given up at once where the server refuses them for good, with its words, and can be sent again", async () => {
      refusal = { code: 550, says: "5.1.1 no such user" };
      const id = await mail();
      const message = await settled(id);
      expect(message).toMatchObject({ state: OutboxState.failed, reason: OutboxReason.refused });
      expect(message.log).toMatchObject([{ answer: expect.stringContaining("no such user") }]);
      refusal = null;
      expect((await admin.call("/v2/push/outbox/resend", { id })).code).toBe(200);
      expect(await settled(id)).toMatchObject({ state: OutboxState.sent, log: [{}, { reason: OutboxReason.sent }] });
      expect(received).toHaveLength(1);
    });

    it("are tried again where it is only busy, after longer and longer waits, with the same id", async () => {
      refusal = { code: 451, says: "4.3.2 try later" };
      const id = await mail();
      const first = await settled(id);
      expect(first).toMatchObject({ state: OutboxState.waiting, reason: OutboxReason.refused });
      expect(await settled(id)).toMatchObject({ log: [{}] });
      host.later(6);
      expect(await settled(id)).toMatchObject({ log: [{}, {}] });
      refusal = null;
      host.later(6);
      expect(await settled(id)).toMatchObject({ state: OutboxState.waiting });
      host.later(10);
      expect(await settled(id)).toMatchObject({
        state: OutboxState.sent,
        reason: OutboxReason.sent,
        log: [{}, {}, {}],
      });
      expect(received).toHaveLength(1);
    });

    it("are given up after the last try, and say why", async () => {
      refusal = { code: 421, says: "4.7.0 closed" };
      const id = await mail();
      for (let wait = 5; wait < 10_000; wait *= 2) {
        await settled(id);
        host.later(wait + 1);
      }
      const message = await settled(id);
      expect(message).toMatchObject({ state: OutboxState.failed, reason: OutboxReason.refused });
      expect(message.log).toHaveLength(11);
      expect(received).toEqual([]);
    });

    it.each([
      ["there is no server", async () => "smtp://127.0.0.1:1"],
      ["its certificate cannot be trusted", async () => `smtps://127.0.0.1:${await listen({ secure: true })}`],
      [
        "nobody answers in its language",
        async () => {
          const silent: Server = createServer((socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
          await new Promise<void>((done) => void silent.listen(0, "127.0.0.1", () => done()));
          servers.push(silent);
          const address = silent.address();
          return `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
        },
      ],
    ])("wait where %s, and say so", async (_, address) => {
      await host.close();
      await open(await address());
      const message = await settled(await mail());
      expect(message).toMatchObject({ state: OutboxState.waiting, reason: OutboxReason.unreachable });
      expect(message.log).toMatchObject([{ answer: expect.stringMatching(/\w/) }]);
    });

    it("are not sent without a server, and say so", async () => {
      await host.close();
      await open(null);
      expect(await settled(await mail())).toMatchObject({
        state: OutboxState.not_sent,
        reason: OutboxReason.no_mail_server,
      });
    });
  });
}
