// The job queue: at whatever moment a process is killed, each step is done once, and every job ends, or fails with a
// reason.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JobKind } from "../../platform/framework/Platform";
import { findJob, type Job } from "../../platform/framework/queue/Job";
import { openStore } from "../../platform/framework/storage/open";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { rowsOf } from "./Client";
import { defineCountingJob, STEPS } from "./counting";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { runUntilKilled } from "./killed";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";

const now = () => Math.floor(Date.now() / 1000);

/** A promise that the test resolves with `open`. */
const door = () => {
  let open = () => {};
  const opened = new Promise<void>((settle) => {
    open = settle;
  });
  return { open, opened };
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the queue on ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      await (await openHost(place, readModel())).close();
      store = await openStore(place);
    }, 60_000);
    afterAll(async () => {
      await store?.close();
      found?.close();
    });
    const open = (kinds: readonly JobKind[]): Promise<TestHost> => openHost(place, readModel(), kinds);
    const add = async ({ platform }: TestHost, id: string, kind: string): Promise<void> => {
      await platform?.queue.add(store.db, { id, kind, account: "1", payload: {} }, now());
      platform?.queue.wake();
    };
    const until = async (id: string, holds: (job: Job) => boolean): Promise<Job> => {
      for (let turn = 0; turn < 400; turn += 1) {
        const job = await findJob(store.db, id);
        if (job && holds(job)) return job;
        await new Promise((settle) => setTimeout(settle, 25));
      }
      throw new Error(`${id} never got there: ${JSON.stringify(await findJob(store.db, id))}`);
    };
    const ended = (id: string) => until(id, ({ state }) => state !== 1);
    const stepsOf = async (id: string): Promise<number> => {
      const { rows } =
        await sql<Row>`select count(*) as n from platform_note where note like ${`step:${id}:%`}`.execute(store.db);
      return Number(rows[0]?.n);
    };

    it("hands back what it works on when it ends, and goes on from the last step when it is there again", async () => {
      const half = door();
      const slow = defineCountingJob({
        kind: "handed",
        before: (step) => (step === 5 ? half.opened : undefined),
      });
      const first = await open([slow]);
      await add(first, "handed", "handed");
      await until("handed", ({ done }) => done === 5);
      const closing = first.close();
      half.open();
      await closing;
      expect(await findJob(store.db, "handed")).toMatchObject({ state: 1, done: 5, lease_until: 0, attempts: 0 });
      const second = await open([defineCountingJob({ kind: "handed", before: () => undefined })]);
      expect(await ended("handed")).toMatchObject({ state: 3, done: STEPS, result: '{"counted":10}' });
      expect(await stepsOf("handed")).toBe(STEPS);
      await second.close();
    });

    it("waits for all jobs of a kind that runs one at a time, however soon each of them ends", async () => {
      const quick = {
        ...defineCountingJob({ kind: "quick", before: () => undefined }),
        oneByOne: true,
        run: async () => ({}),
      };
      const host = await open([quick]);
      for (let round = 0; round < 4; round += 1) {
        const ids = Array.from({ length: 15 }, (_, at) => `quick ${round} ${at}`);
        for (const id of ids) await add(host, id, "quick");
        await host.platform?.queue.idle();
        const states = await Promise.all(ids.map(async (id) => (await findJob(store.db, id))?.state));
        expect(new Set(states)).toEqual(new Set([3]));
      }
      await host.close();
    });

    it("continues after kill -9, and does no step twice", { timeout: 60_000 }, async () => {
      await runUntilKilled("tests/contract/working", place, [], (line) => line === "4");
      // This is read with a new connection, as by the next process, because the present connection is older than the
      // killed process.
      const next = await openStore(place);
      const left = await findJob(next.db, "killed");
      await next.close();
      expect(left?.state).toBe(1);
      expect(left?.done).toBeGreaterThanOrEqual(3);
      const host = await open([defineCountingJob({ kind: "slow", before: () => undefined })]);
      // Another process might still have the lease, so the platform waits until the lease ends.
      host.later(16);
      host.platform?.queue.wake();
      expect(await ended("killed")).toMatchObject({ state: 3, done: STEPS, attempts: 1 });
      expect(await stepsOf("killed")).toBe(STEPS);
      await host.close();
    });

    it.skipIf(name === "SQLite")(
      "lets another process take over from one without a sign of life, and undoes that one's next step",
      async () => {
        const half = door();
        const stuck = defineCountingJob({ kind: "shared", before: (step) => (step === 5 ? half.opened : undefined) });
        const silent = await open([stuck]);
        await add(silent, "shared", "shared");
        await until("shared", ({ done }) => done === 5);
        const other = await open([defineCountingJob({ kind: "shared", before: () => undefined })]);
        other.platform?.queue.wake();
        expect((await findJob(store.db, "shared"))?.done).toBe(5);
        other.later(30);
        other.platform?.queue.wake();
        expect(await ended("shared")).toMatchObject({ state: 3, done: STEPS });
        half.open();
        await silent.close();
        expect(await findJob(store.db, "shared")).toMatchObject({ state: 3, done: STEPS });
        expect(await stepsOf("shared")).toBe(STEPS);
        await other.close();
      },
    );

    it.skipIf(name === "SQLite")("shares work out among processes, each job to one", async () => {
      const hosts = await Promise.all(
        [0, 1, 2].map(() => open([defineCountingJob({ kind: "spread", before: () => undefined })])),
      );
      const ids = Array.from({ length: 12 }, (_, at) => `spread-${at}`);
      for (const id of ids) await add(hosts[0] ?? (await open([])), id, "spread");
      for (const host of hosts) host.platform?.queue.wake();
      for (const id of ids) {
        expect(await ended(id)).toMatchObject({ state: 3, attempts: 1 });
        expect(await stepsOf(id)).toBe(STEPS);
      }
      await Promise.all(hosts.map((host) => host.close()));
    });

    it("gives up no job that gets on, however often it is killed", async () => {
      const killed = 7;
      for (let step = 1; step <= killed; step += 1) {
        const here = door();
        const host = await open([
          defineCountingJob({ kind: "often", before: (at) => (at === step ? here.opened : undefined) }),
        ]);
        if (step === 1) await add(host, "often", "often");
        await until("often", ({ done }) => done === step);
        // The state after a kill: the lease has ended, and nobody gave the job back.
        await sql`update platform_job set lease_owner = 'dead', lease_until = 1 where id = 'often'`.execute(store.db);
        const closing = host.close();
        here.open();
        await closing;
      }
      const last = await open([defineCountingJob({ kind: "often", before: () => undefined })]);
      expect(await ended("often")).toMatchObject({ state: 3, done: STEPS });
      expect(await stepsOf("often")).toBe(STEPS);
      await last.close();
    });

    it("tries again what went wrong, later each time, and says at last that it failed", async () => {
      let begun = 0;
      const broken = defineCountingJob({
        kind: "broken",
        tries: 3,
        before: (step) => {
          if (step === 0) begun += 1;
          throw new Error("as the test wants it");
        },
      });
      const host = await open([broken]);
      await add(host, "broken", "broken");
      await until("broken", ({ not_before }) => not_before > 0);
      await host.platform?.queue.idle();
      expect(begun).toBe(1);
      host.later(6);
      await host.platform?.queue.idle();
      expect(begun).toBe(2);
      host.later(11);
      await host.platform?.queue.idle();
      expect(await ended("broken")).toMatchObject({ state: 2, reason: "500", attempts: 3 });
      expect(begun).toBe(3);
      await host.close();
    });

    it("stops what is cancelled at its next step, and takes it up again from there", async () => {
      const half = door();
      const forgotten: string[] = [];
      const forget: JobKind["forget"] = async (_, { id }) => void forgotten.push(id);
      const slow = defineCountingJob({
        kind: "given_up",
        forget,
        before: (step) => (step === 5 ? half.opened : undefined),
      });
      const host = await open([slow]);
      await add(host, "given_up", "given_up");
      await until("given_up", ({ done }) => done === 5);
      const cancelled = host.platform?.queue.cancel("given_up", now());
      await until("given_up", ({ state }) => state === 2);
      half.open();
      expect(await cancelled).toBe(true);
      expect(await findJob(store.db, "given_up")).toMatchObject({ state: 2, reason: "409.cancelled", done: 5 });
      expect(await stepsOf("given_up")).toBe(5);
      expect(await host.platform?.queue.cancel("given_up", now())).toBe(false);
      expect(forgotten).toEqual(["given_up"]);
      expect(await host.platform?.queue.retry("given_up", now())).toBe(true);
      expect(await ended("given_up")).toMatchObject({ state: 3, done: STEPS });
      expect(await stepsOf("given_up")).toBe(STEPS);
      await host.close();
    });

    it("never begins again what must not be done twice", async () => {
      let begun = 0;
      const paying = defineCountingJob({
        kind: "paying",
        once: true,
        before: () => {
          begun += 1;
        },
      });
      // The process that ran the job was killed. Its lease has ended, and it is unknown what the process did.
      await sql`insert into platform_job (id, kind, payload, state, attempts, lease_owner, lease_until) values ('paying', 'paying', '{}', 1, 1, 'dead', 1)`.execute(
        store.db,
      );
      const host = await open([paying]);
      await host.platform?.queue.idle();
      expect(await ended("paying")).toMatchObject({ state: 2, reason: "500.interrupted" });
      expect(begun).toBe(0);
      await host.close();
    });

    it("runs what is scheduled, once however many processes look", async () => {
      const hosts = await Promise.all((name === "SQLite" ? [0] : [0, 1]).map(() => open([])));
      const [host] = hosts;
      if (!host) return;
      const token = await host.client.token("admin");
      const task = { name: "every minute", type: 3, state: 1, spec: "* * * * *", param: '{"task":"remind_expiry"}' };
      expect((await host.client.call("/v2/user/admin/cron/add", task, { token })).code).toBe(200);
      for (const one of hosts) one.later(90);
      await Promise.all(hosts.map((one) => one.platform?.runDue()));
      const rows = rowsOf(await host.client.call("/v2/user/admin/cron/list", { name: task.name }, { token }));
      expect(rows[0]).toMatchObject({ result: 1 });
      const jobs = await sql<Row>`select id from platform_job where kind = 'cron' and name = ${task.name}`.execute(
        store.db,
      );
      expect(jobs.rows).toHaveLength(1);
      await Promise.all(hosts.map((one) => one.close()));
    });
  });
}
