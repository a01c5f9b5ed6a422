// The time of an answer does not reveal whether an account exists, at sign-in and after a forgotten password.
import { performance } from "node:perf_hooks";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../platform/framework/wire/seconds";
import type { JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

/** A hash takes about 50 ms, and the mail server is as slow. Both take much longer than the rest of a request. */
const PASSWORD_COST = 14;
const MAILING = 200;
const ROUNDS = 15;
/** A busy machine may make one try fail. Code that does more work for one kind of account fails every try. */
const TRIES = 3;
const KNOWN = ["ruishi", "agent", "disabled", "expired"] as const;

type Ask = (name: string) => Promise<() => Promise<unknown>>;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = async (ask: Ask, name: string): Promise<number> => {
  const send = await ask(name);
  const began = performance.now();
  await send();
  return performance.now() - began;
};

/** The median times of requests for existing and for missing accounts, sent in turns. */
const medians = async (ask: Ask): Promise<{ readonly known: number; readonly absent: number }> => {
  const known: number[] = [];
  const absent: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // No account is requested more often than its limit allows.
    const name = KNOWN[round % KNOWN.length] ?? "";
    const both = [
      async () => void known.push(await timed(ask, name)),
      async () => void absent.push(await timed(ask, `no-${name}`)),
    ];
    for (const one of round % 2 === 0 ? both : both.toReversed()) await one();
  }
  return { known: median(known), absent: median(absent) };
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the time of an answer on ${name}`, () => {
    let host: TestHost;
    let moved = 0;
    let mails = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH"],
      hideSTARTTLS: true,
      logger: false,
      onData: (stream, _, done) => {
        mails += 1;
        stream.resume().on("end", () => setTimeout(done, MAILING));
      },
    });
    beforeAll(async () => {
      if (!found) return;
      await new Promise<void>((done) => void server.listen(0, "127.0.0.1", () => done()));
      const address = server.server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      host = await openHost(found.place(), readModel(5), [], { PASSWORD_COST, SMTP_URL: `smtp://127.0.0.1:${port}` });
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      await new Promise<void>((done) => void server.close(() => done()));
      found?.close();
    });

    const send = async (path: string, body: JsonRecord): Promise<JsonRecord> => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      return (await host.client.fetch(path, init)).json();
    };
    /** Expects that, in one of several attempts, the longer of both times is at most `most` of the shorter one. */
    const alike = async (ask: Ask, most: (shorter: number) => number): Promise<void> => {
      const tried = [];
      for (let turn = 0; turn < TRIES; turn += 1) {
        const { known, absent } = await medians(ask);
        if (Math.max(known, absent) <= most(Math.min(known, absent))) return;
        tried.push({ known, absent });
        moved += DAY;
        host.later(DAY);
      }
      expect(tried, "milliseconds of accounts that exist and of others").toEqual([]);
    };

    it("to a sign-in is that of one hash, whether or not there is the account", async () => {
      const replies = new Set<unknown>();
      const ask: Ask = async (user_id) => {
        const user_password = host.client.encrypted(user_id, "wrong", Date.now() + moved * 1000);
        const body = { user_id, user_password, device_id: "timing", ...(await host.client.verification()) };
        return async () => replies.add((await send("/api/v2/user/login", body)).code);
      };
      await alike(ask, (shorter) => shorter * 1.5);
      expect([...replies]).toEqual([514]);
    }, 120_000);

    it("to who forgot a password does not depend on the message, which is only sent to existing accounts", async () => {
      const ask: Ask = async (account) => {
        // Earlier messages are sent, and their rate limits no longer apply.
        await host.platform?.queue.idle();
        moved += HOUR;
        host.later(HOUR);
        const body = { account, ...(await host.client.verification()) };
        return async () => expect(await send("/rest/forgotten", body)).toMatchObject({ seconds: 600 });
      };
      await alike(ask, (shorter) => shorter + MAILING / 4);
      await host.platform?.queue.idle();
      expect(mails).toBeGreaterThan(0);
    }, 120_000);
  });
}
