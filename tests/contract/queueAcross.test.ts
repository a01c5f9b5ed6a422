// The queue of several instances on one database. A job that is cancelled on one instance stops on the instance that
// runs it.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineJob, type JobKind } from "../../platform/framework/Platform";
import { findJob } from "../../platform/framework/queue/Job";
import { openStore } from "../../platform/framework/storage/open";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { defineCountingJob } from "./counting";
import type { TestHost } from "./Host";
import { openHost, type StorePlace, placesForStores, readModel } from "./hosts";

const now = () => Math.floor(Date.now() / 1000);
/** A promise that the test resolves with `resolve`. */
const door = () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("a job that runs on another instance", { timeout: 60_000 }, () => {
  const model = readModel(20);
  let place: StorePlace;
  let store: Store;
  const hosts: TestHost[] = [];
  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    await (await openHost(place, model)).close();
    store = await openStore(place);
  }, 60_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await store?.close();
    found?.close();
  });

  /** An instance that runs jobs, and one that runs none. Each counts the calls of its own `forget`. */
  const openTwo = async (kindOf: (forget: NonNullable<JobKind["forget"]>) => JobKind) => {
    const forgotten: string[] = [];
    const noting = (by: string) => kindOf(async () => void forgotten.push(by));
    const worker = await openHost(place, model, [noting("worker")]);
    const other = await openHost(place, model, [noting("other")], { JOBS: false });
    hosts.push(worker, other);
    return { worker, other, forgotten };
  };

  it("stops at its next step when it is cancelled, and leaves nothing", async () => {
    const begun = door();
    const half = door();
    const before = (step: number) => {
      if (step !== 5) return undefined;
      begun.resolve();
      return half.promise;
    };
    const { worker, other, forgotten } = await openTwo((forget) => defineCountingJob({ kind: "far", forget, before }));
    await worker.platform?.queue.add(store.db, { id: "far", kind: "far", account: "1", payload: {} }, now());
    await begun.promise;
    expect(await other.platform?.queue.cancel("far", now())).toBe(true);
    expect(await findJob(store.db, "far")).toMatchObject({ state: 2, reason: "409.cancelled", done: 5 });
    expect(forgotten).toEqual(["other"]);
    half.resolve();
    // Rows that the job wrote between the cancellation and its next step are removed by the instance that runs it.
    await expect.poll(() => forgotten, { timeout: 10_000 }).toEqual(["other", "worker"]);
    expect(await findJob(store.db, "far")).toMatchObject({ state: 2, reason: "409.cancelled", done: 5 });
    const steps = await sql<Row>`select count(*) as n from platform_note where note like 'step:far:%'`.execute(
      store.db,
    );
    expect(Number(steps.rows[0]?.n)).toBe(5);
    expect(await other.platform?.queue.cancel("far", now())).toBe(false);
  });

  it("learns of it by its heartbeat in the middle of a long step", async () => {
    const begun = door();
    let isStopped = false;
    const { worker, other, forgotten } = await openTwo((forget) =>
      defineJob({
        kind: "long",
        forget,
        read: (payload) => payload,
        run: async ({ signal }) => {
          begun.resolve();
          await new Promise((settle) => signal.addEventListener("abort", settle, { once: true }));
          isStopped = true;
          return {};
        },
      }),
    );
    await worker.platform?.queue.add(store.db, { id: "long", kind: "long", account: "1", payload: {} }, now());
    await begun.promise;
    expect(await other.platform?.queue.cancel("long", now())).toBe(true);
    // The instance extends its lease every 4 s.
    await expect.poll(() => isStopped, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => forgotten).toEqual(["other", "worker"]);
    expect(await findJob(store.db, "long")).toMatchObject({ state: 2, reason: "409.cancelled" });
  });
});
